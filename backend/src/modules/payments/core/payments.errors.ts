import { defineErrors } from '../../../platform/errors/domain-error.ts';

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
    message: 'Please choose your state: your tax invoice names it.',
  },
  AGE_OUT_OF_RANGE: { kind: 'invalid', message: 'Age must be between 16 and 80' },
  UNKNOWN_PLAN: { kind: 'invalid', message: 'There is no such plan. Please choose one of the plans shown.' },
  PRICE_CHANGED: {
    kind: 'conflict',
    message: 'The price of this plan has changed. Please check the new price and try again.',
  },
  OFFER_UNKNOWN: { kind: 'invalid', message: 'We do not know this code. Please check how it is written.' },
  OFFER_EXPIRED: { kind: 'conflict', message: 'This code is not valid any more.' },
  OFFER_NOT_YET: { kind: 'conflict', message: 'This code is not valid yet.' },
  OFFER_USED_UP: { kind: 'conflict', message: 'This code has been used up.' },
  OFFER_NOT_FOR_PLAN: { kind: 'conflict', message: 'This code is not for this plan.' },
  OFFER_USED_BY_YOU: { kind: 'conflict', message: 'You have used this code already.' },
  OFFER_NOT_BETTER: {
    kind: 'conflict',
    message: 'The price is already lower than it would be with this code.',
  },
  OFFER_CODE_TAKEN: { kind: 'conflict', message: 'There is an offer with this code already.' },
  OFFER_NOT_FOUND: { kind: 'not-found', message: 'There is no such offer.' },
  STALE_OFFER: { kind: 'conflict', message: 'Someone else saved this offer while you were editing.' },
  STALE_PLANS: { kind: 'conflict', message: 'Someone else published plans while you were editing.' },
  PLAN_ORDERED: {
    kind: 'conflict',
    message: 'Somebody has ordered this plan. It can be hidden, not removed.',
  },
  UNKNOWN_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
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
    message: 'The buyer’s bank holds money of this payment in a dispute: a refund may pay it twice.',
  },
  REFUND_ABOVE_LIMIT: { kind: 'forbidden', message: 'A refund of this size takes an owner.' },
  REFUND_KEY_REUSED: {
    kind: 'conflict',
    message: 'This refund was started with other details. Please reload the page and try again.',
  },
  NOTHING_TO_REFUND: { kind: 'conflict', message: 'Everything that was paid has gone back already.' },
  REFUND_ASKED: { kind: 'conflict', message: 'You have asked for this refund already. We will answer you.' },
  NO_OPEN_REQUEST: { kind: 'conflict', message: 'There is no open refund request for this payment.' },
  UNKNOWN_REFUND_REQUEST: { kind: 'not-found', message: 'There is no such refund request.' },
  REFUND_REQUEST_CLOSED: {
    kind: 'conflict',
    message: 'This request has been answered or withdrawn meanwhile.',
  },
  NOT_REFUNDED_SINCE: {
    kind: 'conflict',
    message: 'Nothing has been refunded since the buyer asked.',
  },
  NOT_PAID: { kind: 'conflict', message: 'Only a completed payment can be marked.' },
  UNKNOWN_NOTE: { kind: 'not-found', message: 'There is no such note.' },
  NOT_YOUR_NOTE: { kind: 'forbidden', message: 'Only who wrote a note can delete it.' },
  NO_RECEIPT: { kind: 'conflict', message: 'Only a completed payment has a receipt.' },
  NO_CREDIT_NOTE: { kind: 'not-found', message: 'This refund has no credit note.' },
  RECEIPT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The receipt cannot be made right now. Please try again in a minute.',
  },
  UNKNOWN_FLAG: { kind: 'not-found', message: 'There is no such note on this payment.' },
  NOT_A_DIFFERENCE: {
    kind: 'conflict',
    message: 'Only a payment of another amount or currency can be accepted or refunded here.',
  },
  NOT_ACCEPTABLE: { kind: 'conflict', message: 'Only rupees can be accepted. Please refund this payment.' },
  PAID_OTHERWISE: {
    kind: 'conflict',
    message: 'This order has been paid with another payment meanwhile. Please refund this one.',
  },
  ACCEPTED_MEANWHILE: {
    kind: 'conflict',
    message: 'This payment has been accepted for its order meanwhile.',
  },
  REFUNDED_MEANWHILE: { kind: 'conflict', message: 'This payment is being refunded, or has been.' },
  FLAG_RESOLVED: { kind: 'conflict', message: 'Somebody has already settled this.' },
  UNKNOWN_PERIOD: { kind: 'invalid', message: 'There is no such month or financial year.' },
  SETTLEMENTS_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'Razorpay cannot be asked right now. Please try again in a minute.',
  },
  UNKNOWN_EXPORT: {
    kind: 'not-found',
    message: 'This download has been used, or is too old. Please export again.',
  },
  EXPORT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The export cannot be made right now. Please try again in a minute.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The payment service cannot be reached right now. You have not been charged. Please try again.',
  },
});
