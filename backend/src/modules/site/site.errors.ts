import { defineErrors } from '../../platform/errors/errors.ts';

export const businessError = defineErrors({
  STALE_BUSINESS: { kind: 'conflict', message: 'Someone else published settings while you were editing.' },
  UNKNOWN_BUSINESS_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});

export const lookError = defineErrors({
  STALE_LOOK: { kind: 'conflict', message: 'Someone else published the look while you were editing.' },
  UNKNOWN_LOOK_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
  LOOK_FILE_GONE: {
    kind: 'conflict',
    message: 'One of the files was removed in the meantime. Please upload it again.',
  },
  LOOK_FILE_MISSING: { kind: 'invalid', message: 'Please select a file.' },
  SVG_TOO_LARGE: {
    kind: 'invalid',
    message: 'An SVG may be at most 100 kB. Please simplify it, or choose a PNG.',
  },
  SVG_UNREADABLE: {
    kind: 'invalid',
    message: 'This SVG cannot be read. Please export it again as a plain SVG, or choose a PNG.',
  },
  SVG_WITH_STYLES: {
    kind: 'invalid',
    message:
      'This SVG contains a style sheet or a picture, which is not allowed. Please export it with “presentation attributes” and outlines, or choose a PNG.',
  },
  SVG_TOO_COMPLEX: {
    kind: 'invalid',
    message:
      'This SVG has too many parts, or parts that repeat one another. Please simplify it, or choose a PNG.',
  },
  LOGO_NOT_TAKEN: { kind: 'invalid', message: 'Please choose an SVG or a PNG.' },
  LOGO_SHAPE: {
    kind: 'invalid',
    message:
      'A logo may be at most ten times as wide as it is high, and no higher than wide. Please crop it.',
  },
  LOGO_TOO_SMALL: {
    kind: 'invalid',
    message:
      'This logo is too small to be sharp. Please choose an SVG, or a PNG of at least 56 px in height.',
  },
  ICON_SHAPE: {
    kind: 'invalid',
    message: 'An icon is square and at least 512 px wide. Please choose another file, or an SVG.',
  },
  HERO_TOO_SMALL: {
    kind: 'invalid',
    message: 'This picture would not be sharp on a wide screen. Please choose one of at least 1200 × 675 px.',
  },
  SOCIAL_TOO_SMALL: {
    kind: 'invalid',
    message: 'This picture is too small for social networks. Please choose one of at least 1200 × 630 px.',
  },
  VIDEO_UNREADABLE: {
    kind: 'invalid',
    message: 'Browsers cannot play this file. Please export the video as MP4 (H.264) or WebM (VP9).',
  },
  VIDEO_TOO_LARGE: {
    kind: 'invalid',
    message: 'A video may be at most 8 MB. Please make it shorter or smaller.',
  },
});

export const pageContentError = defineErrors({
  STALE_PAGE_CONTENT: {
    kind: 'conflict',
    message: 'Someone else published this page while you were editing.',
  },
  UNKNOWN_PAGE_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
  PICTURE_GONE: {
    kind: 'invalid',
    message: 'An uploaded picture has expired. Please upload it again.',
  },
});
