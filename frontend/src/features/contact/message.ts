import { business, isInIndia } from '@ironbloom/brand';
import { visible } from '@ironbloom/brand/visible';

/** Texts of site-14. */
export const words = {
  sending: 'Sending your message...',
  sent: 'Message sent successfully!',
  failed: 'Your message could not be sent. Please try again.',
};

/** ms. Minimum duration of the sending state (site-14). */
export const minSendMs = 2000;

/** Adds +91 for a business in India, unless the number has a country code. */
export function withCountryCode(typed: string): string {
  const number = visible(typed).trim();
  return number.startsWith('+') || !isInIndia(business()) ? number : `+91 ${number}`;
}

/** The payment the message is about, if the visitor comes from one. */
interface About {
  paymentId: string;
  /** Initial text of the message. */
  beginning: string;
}

/** @param state the location's state */
export function aboutPayment(state: unknown): About | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('receiptNumber' in state) || !('paymentId' in state)) return undefined;
  const { receiptNumber, paymentId } = state;
  if (typeof receiptNumber !== 'string' || typeof paymentId !== 'string') return undefined;
  return { paymentId, beginning: `About my payment, receipt ${receiptNumber}:\n\n` };
}
