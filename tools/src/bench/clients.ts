/** The desk and her side over 10,000 programs with a million messages and 500,000 check-ins: `scripts/bench clients`. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shippedCheckIn } from '@ironbloom/brand/check-in';
import pg from 'pg';
import { signIn } from '../stack/api.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { percentile, printRow, printTitle } from './measure.ts';

const TIMES = 21;
const DESK_GOAL = { most: 100 };
const OWN_GOAL = { most: 50 };
const MESSAGE_GOAL = { most: 300 };

async function plant({ databaseUrl }: Stack): Promise<{ programId: string; email: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = await readFile(path.join(import.meta.dirname, 'clients.sql'), 'utf8');
    const questions = client.escapeLiteral(JSON.stringify(shippedCheckIn.questions));
    await client.query(sql.replace(':questions', () => questions));
    await client.query('VACUUM ANALYZE');
    // The client has the admin's password.
    await client.query(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE role = 'owner' LIMIT 1) WHERE email = 'client500@example.com'`,
    );
    const { rows } = await client.query<{ id: string }>(
      `SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id WHERE p.email = 'client500@example.com'`,
    );
    return { programId: rows[0]!.id, email: 'client500@example.com' };
  } finally {
    await client.end();
  }
}

async function median(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.5);
}

/** From the press of the client to the event at the coach, through nginx, ms. */
async function deliveryTimes(
  siteUrl: string,
  programId: string,
  client: Record<string, string>,
  team: Record<string, string>,
): Promise<number[]> {
  const stream = await fetch(`${siteUrl}/api/admin/clients/${programId}/messages/stream`, { headers: team });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    const sent = fetch(`${siteUrl}/api/my/programs/${programId}/messages`, {
      method: 'POST',
      headers: { ...client, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), text: 'Done for today.', fileIds: [] }),
    });
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended');
      if (value.includes('data: changed')) break;
    }
    times.push(performance.now() - begun);
    if (!(await sent).ok) throw new Error('The message was refused');
  }
  await reader.cancel();
  return times;
}

const env = { RATE_LIMIT_SCALE: '1000000' };
await withStack(
  { name: 'bench', durable: true, seeded: true, worker: false, nginx: true, env },
  async (stack) => {
    const { programId, email } = await plant(stack);
    const { siteUrl } = stack;
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = stack.env;
    const team = { authorization: `Bearer ${await signIn(siteUrl, ADMIN_EMAIL, ADMIN_PASSWORD)}` };
    const client = { authorization: `Bearer ${await signIn(siteUrl, email, ADMIN_PASSWORD)}` };
    printTitle('the desk over 10,000 programs and a million messages, median over HTTP');
    for (const [measure, at] of [
      ['list, first page', '/api/admin/clients'],
      ['board, 200 clients', '/api/admin/clients?limit=200'],
      ['search by name', '/api/admin/clients?search=client%20777'],
      ['counts', '/api/admin/clients/counts'],
      ['conversations', '/api/admin/conversations'],
      ['check-ins that wait', '/api/admin/check-ins?state=waiting'],
      ['check-ins answered', '/api/admin/check-ins?state=answered'],
      ['check-ins of a client', `/api/admin/clients/${programId}/check-ins`],
      ['progress of a client', `/api/admin/clients/${programId}/progress`],
    ] as const)
      printRow({ measure, unit: 'ms', ours: await median(siteUrl + at, team), goal: DESK_GOAL });
    printTitle('her side, median over HTTP');
    for (const [measure, at] of [
      ['programs', '/api/my/programs'],
      ['thread', `/api/my/programs/${programId}/messages`],
      ['plans', `/api/my/programs/${programId}/plans`],
      ['check-ins', `/api/my/programs/${programId}/check-ins`],
      ['progress', `/api/my/programs/${programId}/progress`],
    ] as const)
      printRow({ measure, unit: 'ms', ours: await median(siteUrl + at, client), goal: OWN_GOAL });
    printTitle('a message, from the press to the other screen through nginx');
    const times = await deliveryTimes(siteUrl, programId, client, team);
    printRow({ measure: 'median', unit: 'ms', ours: percentile(times, 0.5), goal: MESSAGE_GOAL });
    printRow({ measure: '95th percentile', unit: 'ms', ours: percentile(times, 0.95), goal: MESSAGE_GOAL });
  },
);
