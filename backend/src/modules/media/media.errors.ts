import { defineErrors } from '../../platform/errors/errors.ts';

export const mediaError = defineErrors({
  IMAGE_MISSING: { kind: 'invalid', message: 'Please select an image.' },
  IMAGE_UNREADABLE: {
    kind: 'invalid',
    message: 'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  },
  IMAGE_DAMAGED: {
    kind: 'invalid',
    message: 'This picture is damaged or incomplete. Please export it again and choose the new file.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    kind: 'invalid',
    message: 'Pictures may have at most 40 megapixels. Please choose a smaller one.',
  },
  MEDIA_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The picture could not be stored at the moment. Please try again.',
  },
});
