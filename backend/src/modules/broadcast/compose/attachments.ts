import { type ImageType, imageTypeOf } from '../../../platform/files/image-signature.ts';
import { type AttachmentInput } from '../core/broadcasts.dto.ts';
import type { Attachment } from '../core/broadcasts.repository.ts';
import { broadcastError } from '../core/broadcasts.errors.ts';

/** Of all images together: every recipient gets them. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What mail programs show; they know no AVIF. */
const SHOWN: ReadonlySet<ImageType> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** @throws DomainError `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE` */
export function readAttachments(inputs: readonly AttachmentInput[]): Attachment[] {
  const files = inputs.map(({ cid, filename, contentBase64 }, index): Attachment => {
    const content = Buffer.from(contentBase64, 'base64');
    const contentType = imageTypeOf(content);
    if (!contentType || !SHOWN.has(contentType)) {
      throw broadcastError('BAD_ATTACHMENT', {
        message: `${filename} is not a PNG, JPEG, GIF or WebP image.`,
        fields: { [`attachments.${index}`]: 'Not a PNG, JPEG, GIF or WebP image' },
      });
    }
    return { cid, filename, contentType, content };
  });
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_BYTES) throw broadcastError('ATTACHMENTS_TOO_LARGE');
  if (new Set(files.map(({ cid }) => cid)).size < files.length) {
    throw broadcastError('BAD_ATTACHMENT', { message: 'Two images have the same name.' });
  }
  return files;
}
