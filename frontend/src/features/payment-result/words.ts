import type { PaymentDetails, ResultKind } from './result.ts';

interface ResultWords {
  title: string;
  lead: string;
}

export interface Waiting {
  /** Pending for over a minute. */
  slow: boolean;
  /** Failed or cancelled, still polling. */
  polling: boolean;
}

const support = 'Please contact us with the payment id.';

/** For buyers who may have a second attempt under way. */
const retryNote =
  'If you have just tried again or approved it in your bank’s app, please wait: this page updates by itself. Otherwise you can safely try again.';
const safeToRetry = 'You can safely try again.';

/** Title and text; states no more than is known. @param renewal of a program that goes on */
export function resultWords(
  kind: ResultKind,
  details: PaymentDetails | null,
  { slow, polling }: Waiting,
  renewal = false,
): ResultWords {
  switch (kind) {
    case 'completed':
      return {
        title: 'Payment successful',
        lead: renewal
          ? `Your program goes on from the day after its last one. Your receipt is on its way to ${details?.email}.`
          : `You’re in. Your receipt, with the link to your program, is on its way to ${details?.email}.`,
      };
    case 'refunded':
      return {
        title: 'Payment refunded',
        lead: 'This payment was refunded in full, and the program has ended. Most banks show a refund within 5 to 7 working days.',
      };
    case 'confirming':
      return {
        title: 'Confirming payment',
        lead: slow
          ? 'We are confirming your payment. Please do not pay again. This takes longer than usual; you may close this page, the receipt comes by email.'
          : 'We are confirming your payment. Please do not pay again. This page updates by itself, usually within a minute.',
      };
    case 'failed':
      return {
        title: 'Payment failed',
        lead: `This payment did not go through and you have not been charged. ${polling ? retryNote : safeToRetry}`,
      };
    case 'cancelled':
      return {
        title: 'Payment cancelled',
        lead: `The payment window was closed before paying, so you have not been charged. ${polling ? retryNote : safeToRetry}`,
      };
    case 'received':
      return {
        title: 'Payment under review',
        lead: `We received a payment of ${details?.received} that does not match your order. We are looking at it; please do not pay again.`,
      };
    case 'returned':
      return {
        title: 'Payment refunded',
        lead: `We received a payment of ${details?.received} that did not match your order, and have refunded it. ${safeToRetry}`,
      };
    case 'settled':
      return {
        title: 'Payment not matched',
        lead: `We received a payment of ${details?.received} that did not match your order. It has been handled. Please contact us before you pay again.`,
      };
    case 'unknown':
      return {
        title: 'Payment not found',
        lead: `We could not find this payment. If you paid, please do not pay again. ${support}`,
      };
    case 'claimed':
      return {
        title: 'Thank you',
        lead: 'The receipt we send by email confirms this payment. If you have no receipt within an hour, write to us.',
      };
    case 'loading':
      return {
        title: 'Loading payment details',
        lead: 'This page opens by itself after a payment. If you have just paid, your receipt comes by email; please do not pay again.',
      };
  }
}
