/**
 * The owner's lists and reports over a million payments and a million activities, and an export of all
 * payments: `scripts/bench admin [--plans]`. Asked over HTTP, one after the other. Fails when a list's
 * median is above 50 ms or a report's above a second, or when exporting makes the backend grow.
 */
import path from 'node:path';
import pg from 'pg';
import { startStack, type Stack } from '../stack/stack.ts';
import { loadAutoExplain, plansOf } from './support/admin-plans.ts';
import { ROWS, seed } from './support/admin-seed.ts';
import { residentMegabytes } from './support/memory.ts';
import { line } from './support/table.ts';

/** Medians, ms. */
const TARGETS = { list: 50, report: 1_000 };
const TIMES = 60;
/** What the collector may leave lying about. A leak of what passes through would be 190. */
const GROWTH_MIB = 40;
const PAYMENTS = '/api/payments/admin/all';
const ACTIVITIES = '/api/users/admin/activities';
const PEOPLE = '/api/admin/people';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const LAST_YEAR = new Date().getUTCFullYear() - 1;
const PERIOD = `startDate=${day(900)}&endDate=${day(100)}`;

const LISTS: readonly (readonly [name: string, path: string])[] = [
  ['payments', PAYMENTS],
  ['  page 25,000 of 50,000', `${PAYMENTS}?page=25000`],
  ['  the last page', `${PAYMENTS}?page=50000`],
  ['  one day', `${PAYMENTS}?startDate=${day(400)}&endDate=${day(400)}`],
  ['  800 days', `${PAYMENTS}?${PERIOD}`],
  ['  800 days, page 15,000', `${PAYMENTS}?${PERIOD}&page=15000`],
  ['  completed', `${PAYMENTS}?status=completed`],
  ['  completed, page 500', `${PAYMENTS}?status=completed&page=500`],
  ['  pending, 800 days', `${PAYMENTS}?status=pending&${PERIOD}`],
  ['  flagged', `${PAYMENTS}?flagged=true`],
  ['  to call', `${PAYMENTS}?toCall=true`],
  ['  … page 500', `${PAYMENTS}?toCall=true&page=500`],
  ['  refund asked', `${PAYMENTS}?refundAsked=true`],
  ['  part of a common name', `${PAYMENTS}?search=priya`],
  ['  … page 5', `${PAYMENTS}?search=priya&page=5`],
  ['  a name of long ago', `${PAYMENTS}?search=zubin`],
  ['  part of a full name', `${PAYMENTS}?search=riya%20nai`],
  ['  … completed, 800 days', `${PAYMENTS}?search=riya%20nai&status=completed&${PERIOD}`],
  ['  an e-mail address', `${PAYMENTS}?search=777777@example`],
  ['  what all addresses share', `${PAYMENTS}?search=example.com`],
  ['  five digits of a phone', `${PAYMENTS}?search=48151`],
  ['  a phone as it is written', `${PAYMENTS}?search=${encodeURIComponent('+91 90481 51')}`],
  ['  part of an order id', `${PAYMENTS}?search=order_${'c81e728d'}`],
  ['  nobody', `${PAYMENTS}?search=zzqqxx`],
  ['  two letters', `${PAYMENTS}?search=pr`],
  ['activities', ACTIVITIES],
  ['  page 25,000 of 50,000', `${ACTIVITIES}?page=25000`],
  ['  the last page', `${ACTIVITIES}?page=50000`],
  ['  800 days', `${ACTIVITIES}?from=${day(900)}&to=${day(100)}`],
  ['  800 days, page 15,000', `${ACTIVITIES}?from=${day(900)}&to=${day(100)}&page=15000`],
  ['  chart of seven days', '/api/users/admin/login-activity'],
  ['overview', '/api/admin/overview'],
  ['people', PEOPLE],
  ['  page 500', `${PEOPLE}?page=500`],
  ['  buyers', `${PEOPLE}?filter=buyers`],
  ['  members', `${PEOPLE}?filter=members`],
  ['  part of a common name', `${PEOPLE}?search=priya`],
  ['  an e-mail address', `${PEOPLE}?search=777777@example`],
  ['  a phone', `${PEOPLE}?search=${encodeURIComponent('+91 90481 51')}`],
  ['  two letters', `${PEOPLE}?search=pr`],
  ['mails (300,000)', '/api/admin/mails'],
  ['  failed', '/api/admin/mails?status=failed'],
  ['  sent', '/api/admin/mails?status=sent'],
  ['messages (50,000)', '/api/contact/admin/messages'],
  ['  a phone', `/api/contact/admin/messages?search=${encodeURIComponent('+91 98765 4321')}`],
  ['  part of one, unread', '/api/contact/admin/messages?search=runners&state=unread'],
];

/** They add up what a month or a year has, and do not only show a page of it. */
const REPORTS: typeof LISTS = [
  ['revenue of 90 days', '/api/admin/revenue?days=90'],
  ['documents of a month', `/api/payments/admin/reports?period=${day(100).slice(0, 7)}`],
  ['  of a year', `/api/payments/admin/reports?period=FY${LAST_YEAR - 1}-${LAST_YEAR % 100}`],
  ['settlements of a month', `/api/payments/admin/settlements?month=${day(100).slice(0, 7)}`],
  ['what the next night removes', '/api/admin/retention/due'],
];

async function signIn({ siteUrl, env }: Stack): Promise<Record<string, string>> {
  const answer = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${body}`);
  return performance.now() - startedAt;
}

async function measure(
  asked: typeof LISTS,
  target: number,
  site: string,
  headers: Record<string, string>,
): Promise<void> {
  for (const [name, at] of asked) {
    const first = await timeOf(site + at, headers);
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) times.push(await timeOf(site + at, headers));
    times.sort((a, b) => a - b);
    const [p50 = Number.NaN, p99 = Number.NaN] = [times[TIMES / 2], times.at(-1)];
    const cells = [first, p50, p99].map((ms) => ms.toFixed(1));
    console.log(line(name, p50 > target ? [...cells, 'TOO SLOW'] : cells, 30));
    if (p50 > target) process.exitCode = 1;
  }
}

/** Downloads everything and looks at the backend's memory while it does. @returns the most it took, MiB */
async function measureExport(
  name: string,
  { siteUrl, backend }: Stack,
  headers: Record<string, string>,
): Promise<number> {
  const asked = await fetch(`${siteUrl}/api/payments/admin/export`, { method: 'POST', headers, body: '{}' });
  const { url } = (await asked.json()) as { url: string };
  const curve = [await residentMegabytes(backend.pid)];
  const startedAt = performance.now();
  const download = await fetch(siteUrl + url, { headers: { 'accept-encoding': 'identity' } });
  let [lines, bytes] = [0, 0];
  const watch = setInterval(async () => curve.push(await residentMegabytes(backend.pid)), 1_000);
  for await (const chunk of download.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `\n${name} export: ${lines - 1} payments, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
  );
  console.log(`backend memory, MiB, every second: ${curve.map((mib) => mib.toFixed(0)).join(' ')}`);
  if (lines !== ROWS + 1) process.exitCode = 1;
  return Math.max(...curve);
}

const stack = await startStack({ name: 'bench-admin', durable: true, seeded: true, worker: false });
const client = new pg.Client({ connectionString: stack.databaseUrl });
try {
  await client.connect();
  const startedAt = performance.now();
  await seed(client);
  console.log(
    `${ROWS} payments and ${ROWS} activities in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  );
  const headers = await signIn(stack);
  console.log(line('', ['first ms', 'p50 ms', 'p99 ms'], 30));
  await measure(LISTS, TARGETS.list, stack.siteUrl, headers);
  await measure(REPORTS, TARGETS.report, stack.siteUrl, headers);
  // The first fills what V8 then keeps; were anything kept of the rows, the second would take more.
  const growth =
    -(await measureExport('first', stack, headers)) + (await measureExport('second', stack, headers));
  console.log(`growth from the first to the second: ${growth.toFixed(0)} MiB`);
  if (growth > GROWTH_MIB) process.exitCode = 1;
  if (process.argv.includes('--plans')) {
    await loadAutoExplain(client);
    const log = path.join(stack.env['DATA_DIR'] ?? '', 'logs', 'postgres.log');
    for (const [name, at] of [...LISTS, ...REPORTS]) {
      await timeOf(stack.siteUrl + at, headers);
      console.log(`\n──── ${name.trim()}: ${at}`);
      console.log(await plansOf(client, log, async () => void (await timeOf(stack.siteUrl + at, headers))));
    }
  }
} finally {
  await client.end();
  await stack.stop();
}
