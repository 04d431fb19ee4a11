import { defineErrors } from '../../../platform/errors/domain-error.ts';

export const retentionError = defineErrors({
  STALE_RETENTION: {
    kind: 'conflict',
    message: 'Someone else published the retention periods while you were editing.',
  },
  UNKNOWN_RETENTION_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
