import { services } from './services.ts';

interface ReceivedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
}

/** Mails that a real SMTP server accepted for one address. Each test uses its own address. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  // Listed incrementally: by the end of a run all mails together are megabytes.
  const filter = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${services.mailboxUrl}/api/email?${filter}`);
  return (await response.json()) as ReceivedMail[];
}

/** Raw mail with headers. */
export async function sourceOf(mail: ReceivedMail): Promise<string> {
  return (await fetch(`${services.mailboxUrl}/api/email/${mail.id}/source`)).text();
}
