import type { AnswerOf } from './wire.ts';
import { sendForm } from './send-form.ts';

export type UploadedPicture = AnswerOf<'/api/admin/media', 'post'>;

/** Uploads a picture. The server deletes pictures that nothing uses after a week. @throws ApiError */
export function uploadPicture(
  file: File,
  alt: string,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('image', file);
  return sendForm({ method: 'POST', path: '/api/admin/media', form, onProgress });
}
