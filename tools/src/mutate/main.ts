import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailbox } from '../services/mailbox.ts';
import { startPostgres } from '../services/postgres/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { type FileScore, percent, readScores } from './report.ts';
import { type Room, rooms } from './rooms.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Per cent, over all rooms. */
const WANTED = 85;

/** Stryker's settings for one room. Each worker runs the specs in its own process, mutant by mutant. */
const settingsOf = ({ mutate, specs }: Room, folder: string) => ({
  mutate: [...mutate.map((pattern) => `backend/src/${pattern}`), '!backend/src/**/*.spec.ts'],
  plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'survivor-reporter.ts')],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    configFile: 'backend/jest.config.js',
    // A room names its specs; working out which files load what would take longer than running them.
    enableFindRelatedTests: false,
    config: {
      testMatch: specs.map((spec) => `**/backend/${spec}`),
      testEnvironment: path.join(import.meta.dirname, 'first-failure-environment.ts'),
      runner: path.join(import.meta.dirname, 'concerned-files-runner.ts'),
    },
  },
  coverageAnalysis: 'perTest',
  // A text or an object changed breaks a statement or a call altogether: counting that would flatter the score.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  ignoreStatic: true,
  concurrency: Number(process.env['MUTATE_WORKERS'] ?? 2),
  // What takes longer counts as noticed: a busy machine must not decide that.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 20,
  maxTestRunnerReuse: 50,
  ignorePatterns: ['.cache', '.data', 'brand/media', 'frontend/e2e', 'frontend/test-results'],
  tempDirName: '.cache/mutate',
  reporters: ['progress-append-only', 'survivors', 'json'],
  jsonReporter: { fileName: path.join(folder, 'report.json') },
});

/** @returns the exit code */
function stryker(settingsFile: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('stryker', ['run', settingsFile], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** `refunds`, or a part of it: `refunds=modules/payments/refunds/refund-sender.ts:20-40`. */
function roomOf(asked: string): Room {
  const [name, place] = asked.split('=');
  const room = rooms.find((one) => one.name === name);
  if (room) return place ? { ...room, mutate: [place] } : room;
  const names = rooms.map((one) => one.name).join('|');
  console.error(`There is no room ${name}. usage: scripts/mutate [${names}][=file:from-to] …`);
  process.exit(2);
}

const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? rooms : asked.map(roomOf);

const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-mutate-'));
const data = (name: string) => ({ dataDir: path.join(folder, name), durable: false });
const services = await Promise.all([
  startPostgres(data('postgres')),
  startRedis(data('redis')),
  startMailbox(data('mailbox')),
]);
const [postgres, redis, mailbox] = services;
const scores: (FileScore & { room: string })[] = [];
let broken = false;
try {
  const env = {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    TEST_SMTP_URL: mailbox.smtpUrl,
    TEST_MAILBOX_URL: mailbox.webUrl,
    TEST_KEEP_TEMPLATE: 'true',
    MUTATE_NAMES_FILE: path.join(folder, 'names.json'),
    // What never comes is waited for often here. What comes takes a second.
    TEST_UNTIL_MS: '15000',
  };
  for (const room of chosen) {
    console.log(`\n── ${room.name} ${'─'.repeat(60)}`);
    const settingsFile = path.join(folder, 'stryker.json');
    const settings = settingsOf(room, folder);
    await writeFile(settingsFile, JSON.stringify(settings));
    if ((await stryker(settingsFile, env)) !== 0) broken = true;
    else
      scores.push(
        ...(await readScores(settings.jsonReporter.fileName)).map((score) => ({ ...score, room: room.name })),
      );
  }
} finally {
  await Promise.all(services.map((service) => service.stop()));
  await rm(folder, { recursive: true, force: true });
}

for (const [title, kind] of [
  ['Survivors', 'survivors'],
  ['Noticed by waiting in vain: not to be believed of a busy machine', 'inVain'],
] as const) {
  console.log(`\n${title}`);
  for (const line of scores.flatMap((score) => score[kind])) console.log(`  ${line}`);
}
console.log('');
for (const score of scores) {
  const counts = `${score.killed} of ${score.killed + score.survivors.length}`;
  console.log(
    `${percent(score).toFixed(1).padStart(6)} %  ${counts.padStart(11)}  ${score.room.padEnd(11)} ${score.file}`,
  );
}
const all = {
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  survivors: scores.flatMap(({ survivors }) => survivors),
};
console.log(
  `${percent(all).toFixed(1).padStart(6)} %  of ${all.killed + all.survivors.length} mutants noticed (wanted: ${WANTED} %)`,
);
process.exit(broken || percent(all) < WANTED ? 1 : 0);
