import { defineErrors } from '../../platform/errors/domain-error.js';
export const retentionError = defineErrors({
    STALE_RETENTION: {
        kind: 'conflict',
        message: 'Someone else published how long data is kept while you were editing.',
    },
    UNKNOWN_RETENTION_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
//# sourceMappingURL=retention.errors.js.map