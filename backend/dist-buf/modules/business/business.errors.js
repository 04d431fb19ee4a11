import { defineErrors } from '../../platform/errors/domain-error.js';
export const businessError = defineErrors({
    STALE_BUSINESS: { kind: 'conflict', message: 'Someone else published settings while you were editing.' },
    UNKNOWN_BUSINESS_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
//# sourceMappingURL=business.errors.js.map