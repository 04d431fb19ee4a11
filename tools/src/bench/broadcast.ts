/**
 * Broadcasts compared with a loop over a bare nodemailer pool with as many connections, on one mail server: `scripts/bench
 * broadcast`.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { freePort } from '../services/ports.ts';
import { type Broadcast, callApi, signIn, startBroadcast } from '../stack/api.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { inTurns, printRow, printTitle, residentMemory } from './measure.ts';

const CONNECTIONS = 10;
const MESSAGES = 10_000;
const UNSUBSCRIBE = `https://ironbloom.example/unsubscribe/${'0123456789'.repeat(4)}012`;
const LAYOUT = new URL('../../../backend/templates/layout.html.hbs', import.meta.url);
/** The product's layout with empty fields: a message of the same size. */
const [before = '', after = ''] = readFileSync(LAYOUT, 'utf8').split('{{> @partial-block }}');

/** @returns messages a second, from the first to the last */
async function send({ siteUrl, env }: Stack): Promise<number> {
  const token = await signIn(siteUrl, env['ADMIN_EMAIL'], env['ADMIN_PASSWORD']);
  const made = await startBroadcast(siteUrl, token, MESSAGES);
  for (;;) {
    await delay(1_000);
    const url = `${siteUrl}/api/broadcasts/${made._id}`;
    const { status, counts, startedAt, finishedAt } = await callApi<Broadcast>(url, { token });
    if (status !== 'finished') continue;
    if (counts['sent'] !== MESSAGES) throw new Error(`not all were sent: ${JSON.stringify(counts)}`);
    return MESSAGES / ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
  }
}

/** The same headers and parts, without rows and queue. @returns messages a second */
async function sendBare(port: number): Promise<number> {
  const transport = nodemailer.createTransport({
    pool: true,
    host: '127.0.0.1',
    port,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  let next = 0;
  const lane = async () => {
    while (next < MESSAGES) {
      const index = (next += 1);
      const text = `Hello Person ${index}, a new block starts on Monday.`;
      await transport.sendMail({
        from: 'Ironbloom <hello@ironbloom.example>',
        to: { name: `Person ${index}`, address: `bare-${index}@example.com` },
        subject: `News for Person ${index}`,
        html: `${before}<p>${text}</p>${after}`,
        text: `${text}\n\n--\nIronbloom, a street, a city 400001, India\nUnsubscribe: ${UNSUBSCRIBE}\n`,
        headers: {
          'List-Unsubscribe': `<${UNSUBSCRIBE}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'List-Id': '<broadcast.ironbloom.example>',
          'Auto-Submitted': 'auto-generated',
          Precedence: 'bulk',
        },
      });
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  transport.close();
  return MESSAGES / ((performance.now() - begun) / 1_000);
}

const port = await freePort();
const env = {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  BROADCAST_PER_SECOND: '0',
  BROADCAST_CONCURRENCY: String(CONNECTIONS),
  BROADCAST_POLL_MS: '100',
  RATE_LIMIT_SCALE: '1000',
};
const options = { name: 'bench', durable: true, seeded: true, worker: true, asImage: true, env };
await withStack(options, async (stack) => {
  await stack.startScript('smtp-sink', 'tools/src/smtp-sink/main.ts', port);
  printTitle(`broadcasts of ${MESSAGES} messages over ${CONNECTIONS} connections`);
  const [ours, baseline] = await inTurns(
    () => send(stack),
    () => sendBare(port),
  );
  const goal = { ratio: 0.5, least: 1_000 };
  printRow({ measure: 'messages a second', unit: '/s', ours, baseline, moreIsBetter: true, goal });
  const memory = await residentMemory(stack.worker?.pid ?? 0);
  printRow({ measure: 'worker afterwards', unit: 'MiB', ours: memory });
});
