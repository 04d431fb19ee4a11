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
    message: 'Please choose your state. It is required for your tax invoice.',
  },
  AGE_OUT_OF_RANGE: { kind: 'invalid', message: 'Age must be between 16 and 80' },
  UNKNOWN_PLAN: { kind: 'invalid', message: 'There is no such plan. Please choose one of the plans shown.' },
  PRICE_CHANGED: {
    kind: 'conflict',
    message: 'The price of this plan has changed. Please check the new price and try again.',
  },
  OFFER_UNKNOWN: { kind: 'invalid', message: 'This code is not valid. Please check the spelling.' },
  OFFER_EXPIRED: { kind: 'conflict', message: 'This code is no longer valid.' },
  OFFER_NOT_YET: { kind: 'conflict', message: 'This code is not valid yet.' },
  OFFER_USED_UP: { kind: 'conflict', message: 'This code has reached its limit of uses.' },
  OFFER_NOT_FOR_PLAN: { kind: 'conflict', message: 'This code does not apply to this plan.' },
  OFFER_USED_BY_YOU: { kind: 'conflict', message: 'You have already used this code.' },
  OFFER_NOT_BETTER: {
    kind: 'conflict',
    message: 'The price is already lower than it would be with this code.',
  },
  OFFER_CODE_TAKEN: { kind: 'conflict', message: 'An offer with this code already exists.' },
  OFFER_NOT_FOUND: { kind: 'not-found', message: 'There is no such offer.' },
  STALE_OFFER: { kind: 'conflict', message: 'Someone else saved this offer while you were editing.' },
  STALE_PLANS: { kind: 'conflict', message: 'Someone else published plans while you were editing.' },
  PLAN_ORDERED: {
    kind: 'conflict',
    message: 'This plan has orders. Hide it instead of removing it.',
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
    message: 'The buyer’s bank holds money of this payment in a dispute, so a refund may pay it twice.',
  },
  REFUND_ABOVE_LIMIT: { kind: 'forbidden', message: 'Only an owner can make a refund of this size.' },
  REFUND_KEY_REUSED: {
    kind: 'conflict',
    message: 'This refund was started with other details. Please reload the page and try again.',
  },
  NOTHING_TO_REFUND: { kind: 'conflict', message: 'The whole payment has already been refunded.' },
  REFUND_ASKED: { kind: 'conflict', message: 'You have already asked for this refund. We will answer you.' },
  NO_OPEN_REQUEST: { kind: 'conflict', message: 'There is no open refund request for this payment.' },
  UNKNOWN_REFUND_REQUEST: { kind: 'not-found', message: 'There is no such refund request.' },
  REFUND_REQUEST_CLOSED: {
    kind: 'conflict',
    message: 'This request has already been answered or withdrawn.',
  },
  NOT_REFUNDED_SINCE: {
    kind: 'conflict',
    message: 'Nothing has been refunded since the buyer asked.',
  },
  NOT_PAID: { kind: 'conflict', message: 'Only a completed payment can be marked.' },
  UNKNOWN_NOTE: { kind: 'not-found', message: 'There is no such note.' },
  NOT_YOUR_NOTE: { kind: 'forbidden', message: 'Only the author of a note can delete it.' },
  NO_RECEIPT: { kind: 'conflict', message: 'Only a completed payment has a receipt.' },
  NO_CREDIT_NOTE: { kind: 'not-found', message: 'This refund has no credit note.' },
  RECEIPT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The receipt cannot be created right now. Please try again in a minute.',
  },
  UNKNOWN_FLAG: { kind: 'not-found', message: 'There is no such flag on this payment.' },
  NOT_A_DIFFERENCE: {
    kind: 'conflict',
    message: 'Only a payment of another amount or currency can be accepted or refunded here.',
  },
  NOT_ACCEPTABLE: { kind: 'conflict', message: 'Only rupees can be accepted. Please refund this payment.' },
  PAID_OTHERWISE: {
    kind: 'conflict',
    message: 'This order has been paid with another payment in the meantime. Please refund this one.',
  },
  ACCEPTED_MEANWHILE: {
    kind: 'conflict',
    message: 'This payment has already been accepted for its order.',
  },
  REFUNDED_MEANWHILE: { kind: 'conflict', message: 'This payment is being refunded or has been refunded.' },
  FLAG_RESOLVED: { kind: 'conflict', message: 'This flag is already resolved.' },
  UNKNOWN_PERIOD: { kind: 'invalid', message: 'There is no such month or financial year.' },
  SETTLEMENTS_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'Razorpay cannot be reached right now. Please try again in a minute.',
  },
  UNKNOWN_EXPORT: {
    kind: 'not-found',
    message: 'This download has been used or has expired. Please export again.',
  },
  EXPORT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The export cannot be created right now. Please try again in a minute.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The payment service cannot be reached right now. You have not been charged. Please try again.',
  },
});
