import { type AttachmentInput } from './broadcasts.dto.ts';
import { broadcastError } from './broadcasts.errors.ts';

export interface Attachment {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Of all images together: every recipient gets them. */
const MAX_BYTES = 5 * 1024 * 1024;

/** First bytes by type; the name and the claimed type prove nothing. */
const SIGNATURES: readonly [type: string, bytes: RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/** @throws DomainError `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE` */
export function readAttachments(inputs: readonly AttachmentInput[]): Attachment[] {
  const files = inputs.map(({ cid, filename, contentBase64 }, index): Attachment => {
    const content = Buffer.from(contentBase64, 'base64');
    const head = content.subarray(0, 16).toString('latin1');
    const contentType = SIGNATURES.find(([, bytes]) => bytes.test(head))?.[0];
    if (!contentType) {
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
