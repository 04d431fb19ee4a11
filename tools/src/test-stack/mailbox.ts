interface Mail {
  subject: string;
  text: string;
  to: { address: string }[];
}

/** What lies in the stack's mailbox (maildev 2). */
export async function mails(mailboxUrl: string): Promise<Mail[]> {
  const answer = await fetch(`${mailboxUrl}/email`);
  if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
  return (await answer.json()) as Mail[];
}

export async function mailsTo(mailboxUrl: string, email: string): Promise<Mail[]> {
  return (await mails(mailboxUrl)).filter(({ to }) => to.some(({ address }) => address === email));
}
