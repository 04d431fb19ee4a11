import { business, isInIndia } from '@ironbloom/brand';
import { visible } from '@ironbloom/brand/visible';

/** The words of site-14. */
export const words = {
  sending: 'Sending your message...',
  sent: 'Message sent successfully!',
  failed: 'Your message could not be sent. Please try again.',
};

/** ms. Shorter than this, the states would flicker by (site-14). */
export const shortestSend = 2000;

/** In India the form shows the country code; a number that is typed with one, that or another, keeps its own. */
export function withCountryCode(typed: string): string {
  const number = visible(typed).trim();
  return number.startsWith('+') || !isInIndia(business()) ? number : `+91 ${number}`;
}

/** The payment that the message is about, for who comes from one of theirs. */
interface About {
  paymentId: string;
  /** What the message begins with. */
  beginning: string;
}

/** @param state what travelled with the visit */
export function aboutPayment(state: unknown): About | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('receiptNumber' in state) || !('paymentId' in state)) return undefined;
  const { receiptNumber, paymentId } = state;
  if (typeof receiptNumber !== 'string' || typeof paymentId !== 'string') return undefined;
  return { paymentId, beginning: `About my payment, receipt ${receiptNumber}:\n\n` };
}
