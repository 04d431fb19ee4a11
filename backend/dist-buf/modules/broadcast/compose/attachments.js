import { imageTypeOf } from '../../../platform/files/image-signature.js';
import {} from '../core/broadcasts.dto.js';
import { broadcastError } from '../core/broadcasts.errors.js';
/** Of all images together: every recipient gets them. */
const MAX_BYTES = 5 * 1024 * 1024;
/** What mail programs show; they know no AVIF. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
/** @throws DomainError `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE` */
export function readAttachments(inputs) {
    const files = inputs.map(({ cid, filename, contentBase64 }, index) => {
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
    if (bytes > MAX_BYTES)
        throw broadcastError('ATTACHMENTS_TOO_LARGE');
    if (new Set(files.map(({ cid }) => cid)).size < files.length) {
        throw broadcastError('BAD_ATTACHMENT', { message: 'Two images have the same name.' });
    }
    return files;
}
//# sourceMappingURL=attachments.js.map