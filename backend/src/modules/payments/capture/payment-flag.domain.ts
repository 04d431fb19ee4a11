import { formatMoney, formatRupees, fullDayAndTime } from '@ironbloom/brand/india';

/** Reasons of a flag. */
export const FLAG_KINDS = [
  'amount_mismatch',
  'second_capture',
  'refund_failed',
  'dispute',
  'granted_twice',
  'not_first_purchase',
  'buyer_erased',
] as const;
export type PaymentFlagKind = (typeof FLAG_KINDS)[number];

/** State of a capture that does not match its order; `closed`: resolved without a refund. */
export const RECEIVED_STATES = ['open', 'refunded', 'closed'] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

/** A finding: Razorpay's id of the payment, refund or dispute, and the reported amount. */
export interface Finding {
  kind: PaymentFlagKind;
  razorpayId: string;
  /** In the smallest unit of the currency. */
  amountPaise: number;
  currency: string;
  /** Details, as a sentence. */
  detail?: string | null;
  /** Of a dispute: the deadline. */
  respondBy?: Date | null;
}

/** A finding in words. @param orderedPaise amount of the order */
export function describeFlag(
  { kind, razorpayId, amountPaise, currency, detail, respondBy }: Finding,
  orderedPaise: number,
): { text: string; whatToDo: string } {
  const amount = formatMoney(amountPaise, currency);
  const and = detail ? ` ${detail}` : '';
  switch (kind) {
    case 'amount_mismatch':
      return {
        text: `Razorpay captured ${amount} as ${razorpayId}; the order is for ${formatRupees(orderedPaise)}.`,
        whatToDo:
          currency === 'INR'
            ? 'Accept it (the order then counts as paid at its own amount) or refund it. The cause is a fee that the buyer bears or an offer in Razorpay’s dashboard: switch both off there.'
            : 'Refund it: only rupees can be accepted. International currencies are switched off in Razorpay’s dashboard.',
      };
    case 'second_capture':
      return {
        text: `The order was paid a second time: ${amount} as ${razorpayId}.`,
        whatToDo: `Refund ${razorpayId} in Razorpay, so that the buyer does not pay twice. The first payment is not affected.`,
      };
    case 'refund_failed':
      return {
        text: `The refund of ${amount} (${razorpayId}) did not reach the buyer.`,
        whatToDo:
          'Open the payment and read why. Try the refund again, or send the money another way and write down how.',
      };
    case 'dispute':
      return {
        text: `The buyer’s bank asks for ${amount} back (${razorpayId})${respondBy ? `; answer by ${fullDayAndTime(respondBy)}` : ''}.${and}`,
        whatToDo:
          'Open the dispute in Razorpay. Send evidence that the buyer ordered and was coached, or accept the dispute. If you do not answer in time, the money is lost.',
      };
    case 'granted_twice':
      return { text: `Granted twice.${and}`, whatToDo: GRANT_TO_DO };
    case 'not_first_purchase':
      return { text: `Not a first purchase.${and}`, whatToDo: GRANT_TO_DO };
    case 'buyer_erased':
      return {
        text: 'The money arrived after the buyer’s data was erased. The buyer cannot be told, and no receipt was sent.',
        whatToDo: 'Refund it and mark this flag as resolved.',
      };
  }
}

const GRANT_TO_DO =
  'The payment is complete and the buyer has their receipt. Leave it as it is or refund it, and mark this flag as resolved.';

/** "once", "twice", "5 times". */
export function timesInWords(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`;
}
