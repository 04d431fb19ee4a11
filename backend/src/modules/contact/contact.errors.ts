import { defineErrors } from '../../platform/errors/errors.ts';

export const contactError = defineErrors({
  PAYMENT_NOT_YOURS: { kind: 'not-found', message: 'This payment is unknown.' },
  UNKNOWN_MESSAGE: { kind: 'not-found', message: 'There is no such message.' },
});
