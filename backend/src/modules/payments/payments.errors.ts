import { defineErrors } from '../../platform/errors/errors.ts';

export const paymentError = defineErrors({
  MISSING_DETAILS: {
    kind: 'invalid',
    message: 'Please fill in all required details (name, email, age, gender)',
  },
  MISSING_BUDDY_DETAILS: {
    kind: 'invalid',
    message: 'Please fill in all buddy details (name, email, age, gender)',
  },
  MISSING_STATE: {
    kind: 'invalid',
    message: 'Please choose your state. It is required for your tax invoice.',
  },
  AGE_OUT_OF_RANGE: { kind: 'invalid', message: 'Age must be between 16 and 80' },
  PRICE_CHANGED: {
    kind: 'conflict',
    message: 'The price of this plan has changed. Please check the new price and try again.',
  },
  INTENT_REUSED: {
    kind: 'conflict',
    message: 'This purchase was started with other details. Please try again.',
  },
  ALREADY_PAID: {
    kind: 'conflict',
    message: 'This purchase is already paid. You have not been charged again.',
  },
  INVALID_SIGNATURE: { kind: 'invalid', message: 'The payment could not be verified.' },
  UNKNOWN_ORDER: { kind: 'not-found', message: 'We do not know this order.' },
  UNKNOWN_PAYMENT: { kind: 'not-found', message: 'There is no such payment.' },
  NOT_REFUNDABLE: { kind: 'conflict', message: 'Only a completed payment can be refunded.' },
  REFUND_TOO_LARGE: { kind: 'invalid', message: 'That is more than can be refunded.' },
  REFUND_DISPUTED: {
    kind: 'conflict',
    message: 'The buyer’s bank disputes this payment, so a refund may pay the money back twice.',
  },
  REFUND_ABOVE_LIMIT: { kind: 'forbidden', message: 'Only an owner can make a refund of this size.' },
  REFUND_KEY_REUSED: {
    kind: 'conflict',
    message: 'This refund was started with other details. Please reload the page and try again.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The payment service cannot be reached right now. You have not been charged. Please try again.',
  },
});
