import { defineErrors } from '../../platform/errors/errors.ts';

export const salesError = defineErrors({
  NOTHING_TO_REFUND: { kind: 'conflict', message: 'The whole payment has already been refunded.' },
  REFUND_ASKED: { kind: 'conflict', message: 'You have already asked for this refund. We will answer you.' },
  NO_OPEN_REQUEST: { kind: 'conflict', message: 'There is no open refund request for this payment.' },
  SAME_ADDRESS: { kind: 'invalid', message: 'Please enter another address for your buddy.' },
  NOT_CORRECTABLE: {
    kind: 'conflict',
    message: 'This address was corrected already, or mails reach it. Please write to us.',
  },
  UNKNOWN_REFUND_REQUEST: { kind: 'not-found', message: 'There is no such refund request.' },
  REFUND_REQUEST_CLOSED: {
    kind: 'conflict',
    message: 'This request has already been answered or withdrawn.',
  },
  NOT_REFUNDED_SINCE: {
    kind: 'conflict',
    message: 'Nothing has been refunded since the buyer asked.',
  },
  UNKNOWN_FLAG: { kind: 'not-found', message: 'There is no such flag on this payment.' },
  NOT_A_DIFFERENCE: {
    kind: 'conflict',
    message: 'Only a payment with a different amount or currency can be accepted or refunded here.',
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
  UNKNOWN_EXPORT: {
    kind: 'not-found',
    message: 'This download has been used or has expired. Please export again.',
  },
  EXPORT_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The export cannot be created right now. Please try again in a minute.',
  },
});
