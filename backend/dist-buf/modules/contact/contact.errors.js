import { defineErrors } from '../../platform/errors/domain-error.js';
export const contactError = defineErrors({
    PAYMENT_NOT_YOURS: { kind: 'not-found', message: 'We do not know this payment.' },
    UNKNOWN_MESSAGE: { kind: 'not-found', message: 'There is no such message.' },
});
//# sourceMappingURL=contact.errors.js.map