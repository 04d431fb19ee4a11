import { defineErrors } from '../../platform/errors/domain-error.js';
export const pageContentError = defineErrors({
    STALE_PAGE_CONTENT: {
        kind: 'conflict',
        message: 'Someone else published this page while you were editing.',
    },
    UNKNOWN_PAGE_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
    PICTURE_GONE: {
        kind: 'invalid',
        message: 'A picture was uploaded too long ago and is gone. Please upload it again.',
    },
});
//# sourceMappingURL=page-content.errors.js.map