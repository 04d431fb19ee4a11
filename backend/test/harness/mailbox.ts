import { inject } from 'vitest';

interface ReceivedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
}

/** The mails that a real SMTP server took for one address. Tests use an address of their own each. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${inject('mailboxUrl')}/api/email`);
  const mails = (await response.json()) as ReceivedMail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The mail as it came over the wire, headers and all. */
export async function sourceOf(mail: ReceivedMail): Promise<string> {
  return (await fetch(`${inject('mailboxUrl')}/api/email/${mail.id}/source`)).text();
}
