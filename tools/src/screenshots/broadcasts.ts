import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SitePage } from '../site/public-pages.ts';
import type { Stack } from '../stack/stack.ts';

const people = ['Arjun Pillai', 'Priya Raman', 'Kabir Shah', 'Divya Rao', 'Joseph D’Souza', 'Nikhil Jain'];

async function call<T>(stack: Stack, token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${stack.siteUrl}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function broadcast(stack: Stack, token: string, subject: string, count: number): Promise<string> {
  const recipients = Array.from({ length: count }, (_, index) => {
    const name = people[index % people.length] ?? '';
    return { name, email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${index}@example.com` };
  });
  const message = { subject, fromName: 'Ironbloom', bodyHtml: '<p>Hello {{name}}</p>' };
  const { _id } = await call<{ _id: string }>(stack, token, 'broadcasts', {
    ...message,
    recipients,
    intentKey: randomUUID(),
  });
  return _id;
}

/** The mailbox takes everything, so what a mail server refuses is written by hand. */
async function spoil(stack: Stack, finished: string, paused: string): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  const change = `UPDATE broadcast_recipients SET status = $2, error = $3
    WHERE broadcast_id = $1 AND position % 9 = $4`;
  await client.query(change, [finished, 'failed', '550 5.1.1 The mailbox does not exist', 4]);
  await client.query(change, [finished, 'uncertain', 'The worker stopped while it was sent', 7]);
  // As after a change that was not the product's: count them.
  await client.query('UPDATE broadcasts SET counts_end = NULL WHERE id = $1', [finished]);
  await client.query('UPDATE broadcasts SET pause_reason = $2 WHERE id = $1', [
    paused,
    'The mail server refused the login: 535 5.7.8 Bad credentials. Mend it, then resume.',
  ]);
  await client.end();
}

/** The way out that stands in the mails. */
async function unsubscribePath(stack: Stack): Promise<string> {
  const answer = await fetch(`${stack.mailboxUrl}/api/email`);
  const mails = (await answer.json()) as { text: string }[];
  const address = mails.map(({ text }) => /Unsubscribe: (\S+)/.exec(text)?.[1]).find(Boolean);
  return address ? new URL(address).pathname : '/unsubscribe/none';
}

/** A day of broadcasts, in an order that shows the empty dialog before one is under way. */
export async function* broadcastPages(stack: Stack, token: string): AsyncGenerator<SitePage> {
  yield { name: 'admin-broadcast-new', path: '/admin?broadcast=new' };
  for (const index of [1, 2, 3, 14]) {
    await call(stack, token, 'suppressions', {
      email: `${people[index % people.length]?.toLowerCase().replaceAll(/\W+/g, '.')}.${index}@example.com`,
    });
  }
  const finished = await broadcast(stack, token, 'A new block starts Monday', 40);
  await pause(4_000);
  const paused = await broadcast(stack, token, 'Your plan for December', 900);
  await pause(1_500);
  await call(stack, token, `broadcasts/${paused}/pause`, {});
  await spoil(stack, finished, paused);
  yield { name: 'admin-broadcast-finished', path: `/admin/broadcasts/${finished}` };
  yield { name: 'admin-broadcast-paused', path: `/admin/broadcasts/${paused}` };
  yield { name: 'admin-broadcast-outcome', path: `/admin?broadcast=${finished}` };
  yield { name: 'admin-suppressions', path: '/admin/suppressions' };
  yield { name: 'unsubscribe', path: await unsubscribePath(stack) };
  const running = await broadcast(stack, token, 'See you on the first of the month', 6_000);
  yield { name: 'admin-broadcasts', path: '/admin/broadcasts' };
  yield { name: 'admin-broadcast-running', path: `/admin/broadcasts/${running}` };
  yield { name: 'admin-broadcast-sending', path: `/admin?broadcast=${running}` };
}

/** Their pages are known only once they are furnished. */
export const isBroadcastPage = (name: string): boolean =>
  /^(admin-broadcast|admin-suppressions|unsubscribe)/.test(name);
