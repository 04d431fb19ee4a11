import { defineErrors } from '../errors/errors.ts';

/** Largest file of a form, in bytes (content-21). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export const imageError = defineErrors({
  IMAGE_TOO_LARGE: {
    kind: 'invalid',
    message: 'Pictures may be at most 10 MB. Please choose a smaller file.',
  },
});
