import { defineErrors } from '../errors/errors.ts';

/** The largest file that a form may bring, in bytes (content-21). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export const imageError = defineErrors({
  IMAGE_TOO_LARGE: {
    kind: 'invalid',
    message: 'Pictures may be at most 10 MB. Please choose a smaller file.',
  },
});
