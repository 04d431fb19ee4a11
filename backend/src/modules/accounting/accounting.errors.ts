import { defineErrors } from '../../platform/errors/errors.ts';

export const accountingError = defineErrors({
  NO_RECEIPT: { kind: 'conflict', message: 'Only a completed payment has a receipt.' },
  NO_CREDIT_NOTE: { kind: 'not-found', message: 'This refund has no credit note.' },
  RECEIPT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The receipt cannot be created right now. Please try again in a minute.',
  },
  UNKNOWN_PERIOD: { kind: 'invalid', message: 'There is no such month or financial year.' },
  SETTLEMENTS_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'Razorpay cannot be reached right now. Please try again in a minute.',
  },
});
