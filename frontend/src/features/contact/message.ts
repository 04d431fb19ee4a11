/** data-5. */
export interface ContactMessage {
  name: string;
  number: string;
  email: string;
  message: string;
  /** Honeypot: people do not see this field. */
  website: string;
}

/** The words of site-14. */
export const words = {
  sending: 'Sending your message...',
  sent: 'Message sent successfully!',
  failed: 'Your message could not be sent. Please try again.',
};

/** ms. Shorter than this, the states would flicker by (site-14). */
export const shortestSend = 2000;

/** The form shows India's country code; a number that is typed with one, that or another, keeps its own. */
export function withCountryCode(typed: string): string {
  const number = typed.trim();
  return number.startsWith('+') ? number : `+91 ${number}`;
}

/** What the message begins with, for who comes from one of their payments. @param state what travelled with the visit */
export function aboutPayment(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('receiptNumber' in state)) return undefined;
  const { receiptNumber } = state;
  return typeof receiptNumber === 'string' ? `About my payment, receipt ${receiptNumber}:\n\n` : undefined;
}
