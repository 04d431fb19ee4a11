/** Readers, buyers, members, uploads and a broadcast while processes are killed in turn. */
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpSink } from '../smtp-sink/server.ts';
import { type Broadcast, callApi, startBroadcast } from '../stack/api.ts';
import { seconds } from '../start/progress.ts';
import { type ComposeStack, docker, type Step, until } from './compose-stack.ts';
import { adminToken, checkCompleted, inWords, patiently, underLoad, uploadPicture } from './people.ts';

/** Kill order: service and index of its container. */
const TARGETS = [
  ['backend', 0],
  ['worker', 0],
  ['redis', 0],
  ['postgres', 0],
  ['nginx', 0],
  ['backend', 1],
  ['worker', 1],
] as const;
const KILL_EVERY_MS = 30_000;
const RECIPIENTS = 20_000;
/** Slow enough to run most of the time. */
const PER_SECOND = 25;
const SIGN_IN_EVERY_MS = 2_000;
const UPLOAD_EVERY_MS = 10_000;
const BROADCAST_WITHIN_MS = 900_000;
/** nginx answers a moment before it is healthy, so that its visitors may fail later. */
const NGINX_MS = 2_000;

/** A kill; ms of `performance.now` until healthy again. */
interface Fault {
  service: string;
  from: number;
  to: number;
}

/** @param ms how long */
export const soak = (ms: number): Step => ({
  name: `${Math.round(ms / 60_000)} minutes of killing every process in turn`,
  run: async (stack) => {
    const sink = await startSmtpSink({ host: '0.0.0.0' });
    try {
      await mailTo(stack, new URL(sink.url).port);
      const { _id: id } = await startBroadcast(stack.siteUrl, await adminToken(stack), RECIPIENTS);
      const state = { isOver: false };
      const done = { signIns: 0, uploads: 0, repeats: 0 };
      const lost: string[] = [];
      /** Repeats an action with a person's patience. */
      const again = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
        while (!state.isOver) {
          await patiently(work, () => (done.repeats += 1)).catch((error: unknown) =>
            lost.push(String(error)),
          );
          await delay(everyMs);
        }
      };
      let faults: Fault[] = [];
      const load = await underLoad(stack, async () => {
        const others = [
          again(SIGN_IN_EVERY_MS, async () => {
            await callApi(`${stack.siteUrl}/api/users/me`, { token: await adminToken(stack) });
            done.signIns += 1;
          }),
          again(UPLOAD_EVERY_MS, async () => {
            const answer = await fetch(await uploadPicture(stack));
            if (!answer.ok) throw new Error(`an uploaded picture answered ${answer.status}`);
            done.uploads += 1;
          }),
        ];
        try {
          faults = await killInTurn(stack, performance.now() + ms);
        } finally {
          state.isOver = true;
          await Promise.all(others);
        }
      });
      const away = faults.filter(({ service }) => service === 'nginx');
      const failed = load.failures.filter(
        (read) => !away.some(({ from, to }) => read.at + read.ms >= from && read.at <= to + NGINX_MS),
      );
      assert(
        failed.length === 0,
        `${failed.length} of ${load.reads.length} reads failed: ${inWords(failed)}`,
      );
      lost.push(...load.lost);
      assert(lost.length === 0, `${lost.length} purchases, sign-ins or uploads were given up: ${lost[0]}`);
      const orders = await checkCompleted(stack, load.purchases);
      await until(
        'every buyer has a receipt',
        async () => load.purchases.every(({ email }) => sink.delivered.has(email)),
        120_000,
      );
      const broadcast = await checkBroadcast(stack, id, sink.delivered);
      const slowest = load.reads.reduce((most, read) => Math.max(most, read.ms), 0);
      return [
        `healthy again: ${recoveries(faults)}`,
        `${load.reads.length} reads, ${load.failures.length} failed while nginx was down; slowest ${seconds(slowest)}`,
        `${orders} purchases, ${done.signIns} sign-ins, ${done.uploads} uploads, none lost; ${load.repeats.length + done.repeats} calls repeated`,
        broadcast,
      ].join('\n      ');
    } finally {
      await sink.close();
    }
  },
});

/** Mails go to a sink on this machine: the stack's mailbox is too small. */
async function mailTo(stack: ComposeStack, port: string): Promise<void> {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  const gateway = await docker('network', 'inspect', '--format', format, `${stack.project}_edge`);
  await stack.change({ SMTP_URL: `smtp://${gateway}:${port}`, BROADCAST_PER_SECOND: String(PER_SECOND) });
  await stack.compose('up', '--detach', '--wait', 'backend', 'worker');
}

/** @param end ms of `performance.now` */
async function killInTurn(stack: ComposeStack, end: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let turn = 0; performance.now() + KILL_EVERY_MS < end; turn += 1) {
    const [service, which] = TARGETS[turn % TARGETS.length] ?? TARGETS[0];
    await delay(KILL_EVERY_MS / 2);
    const from = performance.now();
    const container = (await stack.containers(service)).toSorted()[which];
    assert(container !== undefined, `there is no ${service} ${which + 1}`);
    await stack.crash(container);
    const to = performance.now();
    faults.push({ service, from, to });
    await delay(Math.max(0, KILL_EVERY_MS / 2 - (to - from)));
  }
  return faults;
}

/** Per service: number of kills and recovery times. */
function recoveries(faults: readonly Fault[]): string {
  const words = Object.entries(Object.groupBy(faults, ({ service }) => service)).map(([service, of = []]) => {
    const times = of.map(({ from, to }) => to - from);
    return `${service} ${times.length} × (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))})`;
  });
  return words.join(', ');
}

/** Every recipient has the mail or is uncertain after a worker died. */
async function checkBroadcast(
  stack: ComposeStack,
  id: string,
  delivered: ReadonlyMap<string, number>,
): Promise<string> {
  const token = await adminToken(stack);
  const url = `${stack.siteUrl}/api/broadcasts/${id}`;
  const hasEnded = async () => (await callApi<Broadcast>(url, { token })).status === 'finished';
  await until('the broadcast ends', hasEnded, BROADCAST_WITHIN_MS);
  const rows = await stack.sql(`SELECT email, status FROM broadcast_recipients WHERE broadcast_id = '${id}'`);
  const recipients = rows.map((row) => row.split('|') as [string, string]);
  const lost = recipients.filter(([email, status]) => !delivered.has(email) && status !== 'uncertain');
  const uncertain = recipients.filter(([, status]) => status === 'uncertain');
  const twice = recipients.filter(([email]) => (delivered.get(email) ?? 0) > 1);
  assert(recipients.length === RECIPIENTS, `${recipients.length} of ${RECIPIENTS} recipients are known`);
  assert(lost.length === 0, `${lost.length} mails are lost: ${lost.slice(0, 3).join('; ')}`);
  assert(twice.length === 0, `${twice.length} have the mail twice`);
  return `${RECIPIENTS} mails of a broadcast: none lost, none twice, ${uncertain.length} shown as uncertain`;
}
