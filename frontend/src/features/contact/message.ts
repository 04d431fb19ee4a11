/** SPEC section 3, Contact message. */
export interface ContactMessage {
  name: string;
  number: string;
  email: string;
  message: string;
  /** Honeypot: people do not see this field. */
  website: string;
}

/** SPEC section 4, Contact form; the failure is DECISIONS'. */
export const words = {
  sending: 'Sending your message...',
  sent: 'Message sent successfully!',
  failed: 'Your message could not be sent. Please try again.',
};

/** ms. Shorter than this, the states would flicker by (SPEC section 9). */
export const shortestSend = 2000;

/** The form shows the country code; who types or autofills it again has it once. */
export function withCountryCode(typed: string): string {
  return `+91 ${typed.trim().replace(/^\+91[\s-]*/, '')}`;
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage): string => String(data.get(name) ?? '').trim();
  return {
    name: text('name'),
    number: withCountryCode(text('number')),
    email: text('email'),
    message: text('message'),
    website: text('website'),
  };
}
