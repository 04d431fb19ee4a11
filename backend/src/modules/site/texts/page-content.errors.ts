import { defineErrors } from '../../../platform/errors/domain-error.ts';

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
