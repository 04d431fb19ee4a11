import { randomUUID } from 'node:crypto';
import { adminToken, get, post } from '../api.ts';
import { mails } from '../mailbox.ts';
import { expect, type Step, until } from '../step.ts';

const RECIPIENTS = 200;

interface Broadcast {
  _id: string;
  status: string;
  counts: Record<string, number>;
}

export const broadcast: Step = {
  name: `a broadcast to ${RECIPIENTS}`,
  run: async (stack) => {
    const { siteUrl, mailboxUrl } = stack.settings;
    const token = await adminToken(stack);
    const recipients = Array.from({ length: RECIPIENTS }, (_, index) => ({
      email: `member-${index}@example.com`,
      name: `Member ${index}`,
    }));
    const { _id: id } = await post<Broadcast>(
      `${siteUrl}/api/broadcasts`,
      {
        intentKey: randomUUID(),
        subject: 'News for {{name}}',
        fromName: 'Ironbloom',
        bodyHtml: '<p>Hello {{name}}, a new block starts on Monday.</p>',
        recipients,
      },
      token,
    );
    const ms = await until('the broadcast ends', async () => {
      const { status } = await get<Broadcast>(`${siteUrl}/api/broadcasts/${id}`, token);
      return status === 'finished';
    });
    const arrived = (await mails(mailboxUrl)).map(({ to }) => to[0]?.address ?? '');
    const times = recipients.map(({ email }) => arrived.filter((address) => address === email).length);
    const once = times.filter((count) => count === 1).length;
    expect(once === RECIPIENTS, `${once} of ${RECIPIENTS} have it exactly once: ${times.join(' ')}`);
    return `each once, in ${(ms / 1000).toFixed(1)} s`;
  },
};
