import { randomUUID } from 'node:crypto';
import { startSmtpSink } from '../../smtp-sink/server.ts';
import { adminToken, get, post } from '../api.ts';
import { command } from '../command.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { Load, type Read } from '../load.ts';
import { checkCompleted } from '../purchases.ts';
import { type Fault, killInTurn, recoveries } from '../soak/faults.ts';
import { Members } from '../soak/members.ts';
import { Usage } from '../soak/usage.ts';
import { expect, type Step, until } from '../step.ts';

const RECIPIENTS = 20_000;
/** So that the broadcast is under way for most of the time. */
const PER_SECOND = 25;
const ENDS_WITHIN_MS = 900_000;
/** nginx answers a moment before it is found healthy; whoever it was killed under is told so later. */
const DOOR_MS = 2_000;

/** Readers, buyers, members, uploads and a broadcast, while one process after the other is killed. @param ms how long */
export const soak = (ms: number): Step => ({
  name: `${Math.round(ms / 60_000)} minutes in which everything dies in turn`,
  run: async (stack) => {
    const sink = await startSmtpSink({ host: '0.0.0.0' });
    try {
      await mailTo(stack, new URL(sink.url).port);
      const broadcastId = await startBroadcast(stack);
      const usage = new Usage(stack);
      const load = Load.start(stack.settings);
      const members = new Members(stack);
      let faults: Fault[];
      try {
        faults = await killInTurn(stack, performance.now() + ms);
      } finally {
        await Promise.all([load.stop(), members.stop(), usage.stop()]);
      }
      const failed = failedReads(load.failures, faults);
      expect(
        failed.length === 0,
        `${failed.length} of ${load.reads.length} reads failed: ${describe(failed)}`,
      );
      const lost = [...load.lost, ...members.lost];
      expect(lost.length === 0, `${lost.length} purchases, sign-ins or uploads were given up: ${lost[0]}`);
      const orders = await checkCompleted(stack, load.purchases);
      await until(
        'every buyer has a receipt',
        () => Promise.resolve(load.purchases.every(({ email }) => sink.delivered.has(email))),
        120_000,
      );
      const mails = await checkBroadcast(stack, broadcastId, sink.delivered);
      const { lines, grown } = usage.compare();
      expect(grown.length === 0, `has grown: ${grown.join(', ')} (${lines.join('; ')})`);
      return [
        `healthy again: ${recoveries(faults)}`,
        `${load.reads.length} reads, ${load.failures.length} failed while nginx was down; slowest ${slowest(load.reads)} s`,
        `${orders} purchases, ${members.signIns} sign-ins, ${members.uploads} uploads, none lost; ${load.repeats.length + members.repeats} calls repeated`,
        mails,
        ...lines,
      ].join('\n      ');
    } finally {
      await sink.close();
    }
  },
});

/** Mails go to a mail server on this machine: the stack's own mailbox has no room for so many. */
async function mailTo(stack: ComposeStack, port: string): Promise<void> {
  const network = `${stack.project}_edge`;
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  const gateway = await command('docker', ['network', 'inspect', '--format', format, network]);
  await stack.change({ SMTP_URL: `smtp://${gateway}:${port}`, BROADCAST_PER_SECOND: String(PER_SECOND) });
  await stack.compose('up', '--detach', '--wait', 'backend', 'worker');
}

async function startBroadcast(stack: ComposeStack): Promise<string> {
  const body = {
    intentKey: randomUUID(),
    subject: 'News for {{name}}',
    fromName: 'Ironbloom',
    bodyHtml: '<p>Hello {{name}}, a new block starts on Monday.</p>',
    recipients: Array.from({ length: RECIPIENTS }, (_, index) => ({
      email: `member-${index}@example.com`,
      name: `Member ${index}`,
    })),
  };
  const url = `${stack.settings.siteUrl}/api/broadcasts`;
  return (await post<{ _id: string }>(url, body, await adminToken(stack)))._id;
}

/** Everybody has the mail, or is shown as one of whom nobody knows, because a worker died while it was being sent. */
async function checkBroadcast(
  stack: ComposeStack,
  id: string,
  delivered: ReadonlyMap<string, number>,
): Promise<string> {
  const token = await adminToken(stack);
  await until(
    'the broadcast ends',
    async () => {
      const url = `${stack.settings.siteUrl}/api/broadcasts/${id}`;
      return (await get<{ status: string }>(url, token)).status === 'finished';
    },
    ENDS_WITHIN_MS,
  );
  const rows = await stack.sql(`SELECT email, status FROM broadcast_recipients WHERE broadcast_id = '${id}'`);
  const recipients = rows.map((row) => row.split('|') as [string, string]);
  const lost = recipients.filter(([email, status]) => !delivered.has(email) && status !== 'uncertain');
  const uncertain = recipients.filter(([, status]) => status === 'uncertain');
  const twice = recipients.filter(([email]) => (delivered.get(email) ?? 0) > 1);
  expect(recipients.length === RECIPIENTS, `${recipients.length} of ${RECIPIENTS} recipients are known`);
  expect(lost.length === 0, `${lost.length} mails are lost: ${lost.slice(0, 3).join('; ')}`);
  expect(twice.length === 0, `${twice.length} have the mail twice`);
  return `${RECIPIENTS} mails of a broadcast: none lost, none twice, ${uncertain.length} shown as uncertain`;
}

/** Those of which nginx's own end is not the reason. */
function failedReads(failures: readonly Read[], faults: readonly Fault[]): Read[] {
  const away = faults.filter(({ service }) => service === 'nginx');
  return failures.filter(({ at, ms }) => !away.some(({ from, to }) => at + ms >= from && at <= to + DOOR_MS));
}

const describe = (reads: readonly Read[]) =>
  [...new Set(reads.map(({ path, status, why }) => `${path} ${status || why}`))].slice(0, 5).join(', ');

const slowest = (reads: readonly Read[]) =>
  (reads.reduce((most, { ms }) => Math.max(most, ms), 0) / 1000).toFixed(1);
