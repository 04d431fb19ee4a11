import { services } from './services.ts';

interface ReceivedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
}

/** The mails that a real SMTP server took for one address. Tests use an address of their own each. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  // By the end of a run all mails together are megabytes, and tests ask many times a second.
  const filter = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${services.mailboxUrl}/api/email?${filter}`);
  return (await response.json()) as ReceivedMail[];
}

/** The mail as it came over the wire, headers and all. */
export async function sourceOf(mail: ReceivedMail): Promise<string> {
  return (await fetch(`${services.mailboxUrl}/api/email/${mail.id}/source`)).text();
}
