import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { Stack } from '../stack/stack.ts';

const CONNECTIONS = 20;
const TICKS_PER_SECOND = 100;

export interface BenchRequest {
  path: string;
  headers?: Record<string, string>;
  /** Without one the request is a GET. */
  body?: string;
}

export function post(path: string, body: object, headers: Record<string, string> = {}): BenchRequest {
  return { path, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

export function order(): BenchRequest {
  const user = { name: 'Bench Buyer', email: `${randomUUID()}@example.com`, age: 30, gender: 'female' };
  const chosen = { priceList: 'training-programs', trainingType: 'buddy', duration: 6, amount: 4_700_000 };
  return post('/api/payments/orders', { ...chosen, intentKey: randomUUID(), user, buddy: user });
}

/** A signed event about an unknown payment. */
export function webhook({ env }: Stack): BenchRequest {
  const ids = { id: `pay_${randomUUID()}`, order_id: `order_${randomUUID()}` };
  const entity = { ...ids, amount: 100, currency: 'INR' };
  const body = { event: 'payment.captured', payload: { payment: { entity } } };
  const signature = createHmac('sha256', env['RAZORPAY_WEBHOOK_SECRET'] ?? '');
  return post('/api/payments/webhook', body, {
    'x-razorpay-event-id': randomUUID(),
    'x-razorpay-signature': signature.update(JSON.stringify(body)).digest('hex'),
  });
}

interface Load {
  connections?: number;
  /** A duration or a number of requests. */
  seconds?: number;
  requests?: number;
}

/** Sends requests as fast as they are answered. @returns how many were answered @throws Error on a failed answer */
export async function load(
  url: string,
  next: (count: number) => BenchRequest,
  { connections = CONNECTIONS, seconds, requests }: Load,
): Promise<number> {
  let count = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const made = next((count += 1));
    return { ...request, method: made.body === undefined ? 'GET' : 'POST', body: undefined, ...made };
  };
  const result = await autocannon({
    url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(requests !== undefined && { amount: requests }),
    requests: [{ setupRequest }],
  });
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} requests had no answer`);
  if (result['5xx'] > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.total;
}

/** CPU microseconds per request of the processes and their children. */
export async function processorTime(
  pids: readonly number[],
  url: string,
  next: () => BenchRequest,
  options: Load = { seconds: 4 },
): Promise<number> {
  const before = await processorSeconds(pids);
  const answered = await load(url, next, options);
  return (((await processorSeconds(pids)) - before) * 1_000_000) / answered;
}

async function processorSeconds(pids: readonly number[]): Promise<number> {
  const all = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const times = all.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The process name may hold spaces. After it: state, parent; user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isOurs = pids.includes(pid) || pids.includes(Number(fields[1]));
    return isOurs ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0;
  });
  return (await Promise.all(times)).reduce((sum, seconds) => sum + seconds, 0);
}

/** Resident memory in MiB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Measures product and baseline alternately after a warm-up round. @returns the medians */
export async function inTurns(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
  rounds = 3,
): Promise<[ours: number, baseline: number]> {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const figures = [await ours(), await baseline()] as const;
    if (round > 0) figures.forEach((figure, index) => measured[index]?.push(figure));
  }
  return [percentile(measured[0], 0.5), percentile(measured[1], 0.5)];
}

interface Row {
  measure: string;
  unit: string;
  ours: number;
  baseline?: number;
  /** Larger is better. */
  moreIsBetter?: boolean;
  goal?: { ratio?: number; most?: number; least?: number };
}

export function printTitle(title: string): void {
  console.log(`\n${title}\n${line(['', 'ours', 'baseline', 'ratio', 'goal'])}`);
}

/** Prints a line: the measurement and, where there is one, the goal. */
export function printRow({ measure, unit, ours, baseline, moreIsBetter = false, goal = {} }: Row): void {
  const words = (figure: number) => `${figure.toFixed(figure < 100 ? 1 : 0)} ${unit}`;
  const ratio = baseline === undefined ? undefined : moreIsBetter ? ours / baseline : baseline / ours;
  const goals = [
    goal.ratio !== undefined && { text: `ratio ≥ ${goal.ratio}`, met: (ratio ?? 0) >= goal.ratio },
    goal.most !== undefined && { text: `≤ ${goal.most} ${unit}`, met: ours <= goal.most },
    goal.least !== undefined && { text: `≥ ${goal.least} ${unit}`, met: ours >= goal.least },
  ].filter((one) => one !== false);
  const verdicts = goals.map(({ text, met }) => `${text} ${met ? 'met' : 'MISSED'}`).join(', ');
  console.log(
    line([
      measure,
      words(ours),
      baseline === undefined ? '' : words(baseline),
      ratio?.toFixed(2) ?? '',
      verdicts,
    ]),
  );
}

function line([name = '', ...cells]: readonly string[]): string {
  const last = cells.pop() ?? '';
  return `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(14)).join('')}   ${last}`;
}
