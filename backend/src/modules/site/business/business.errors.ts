import { defineErrors } from '../../../platform/errors/domain-error.ts';

export const businessError = defineErrors({
  STALE_BUSINESS: { kind: 'conflict', message: 'Someone else published settings while you were editing.' },
  UNKNOWN_BUSINESS_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
