import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../services/readable-error.ts';
import { BACKEND, ensureBuilt, FRONTEND } from '../start/build.ts';
import { Progress } from '../start/progress.ts';
import { browserTests, visualTests } from './playwright.ts';
import { type Outcome, runTests, type Suite } from './suite.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const reports = await mkdtemp(path.join(tmpdir(), 'ironbloom-reports-'));
const begun = Date.now();
const given = process.argv.slice(2);
// Read by the suites: with it, tests of minutes (endurance, whole hours, large numbers) run as well.
if (given.includes('--soak')) process.env['SOAK'] = '1';
/**
 * `./scripts/test browser [arguments of Playwright]` runs that part only, and so does `--visual [--update]`, which no other
 * run includes.
 */
const [only, ...playwrightArgs] = given.filter((argument) => !['--soak', '--update'].includes(argument));
if (only !== undefined && only !== 'browser' && only !== '--visual') {
  console.error(
    `There is no part "${only}": run ./scripts/test [--soak], ./scripts/test browser [files] or ./scripts/test --visual [--update]`,
  );
  process.exit(2);
}
const progress = new Progress();
const results: Outcome[] = [];
/** ms of wall time. */
const lanes: { name: string; tookMs: number }[] = [];

const check: Suite = {
  name: 'check',
  run: () => runTests({ command: 'node', args: ['tools/src/check/main.ts'], workspace: '.' }),
};

const vitest = (workspace: string): Suite => ({
  name: `tests of ${workspace}`,
  run: () => {
    const report = path.join(reports, `${workspace}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runTests({ command: 'vitest', args, workspace }, report);
  },
});

const backend: Suite = {
  name: 'tests of backend',
  run: () => {
    const report = path.join(reports, 'backend.json');
    const args = ['test', '--', '--config', 'jest.groups.config.js', '--json', `--outputFile=${report}`];
    return runTests({ command: 'npm', args, workspace: 'backend' }, report);
  },
};

/** Runs a suite, prints its line, and all of its output on failure. */
async function attempt(suite: Suite): Promise<void> {
  let outcome: Outcome = { passed: 0, failed: 1, flaky: 0, skipped: 0, output: '' };
  const work = async (): Promise<string> => {
    outcome = await suite.run();
    if (outcome.failed > 0) throw new Error(`${outcome.failed} failed`);
    const more = [
      outcome.flaky > 0 && `, ${outcome.flaky} of them at the second attempt`,
      outcome.skipped > 0 && `, ${outcome.skipped} skipped`,
    ];
    return outcome.passed === 0 ? '' : [`${outcome.passed} passed`, ...more].filter(Boolean).join('');
  };
  try {
    await (suite.inSight ? work() : progress.step(suite.name, work));
  } catch (error) {
    const words = outcome.output.trimEnd() || messageOf(error);
    progress.say(`\n── ${suite.name} ${'─'.repeat(60)}\n${words}\n${'─'.repeat(72)}\n`);
  }
  const flaky = outcome.flaky > 0 ? /^ +\d+ flaky$/m.exec(outcome.output) : null;
  if (flaky && outcome.failed === 0) progress.say(outcome.output.slice(flaky.index).trimEnd());
  results.push(outcome);
}

/** One after the other. */
async function lane(name: string, suites: Suite[]): Promise<void> {
  const laneBegun = Date.now();
  for (const suite of suites) await attempt(suite);
  lanes.push({ name, tookMs: Date.now() - laneBegun });
}

function build(what: typeof BACKEND): Promise<string> {
  return progress.step(`build of the ${what.workspace}`, () =>
    ensureBuilt(ROOT, what, path.join(ROOT, '.cache/logs')),
  );
}

try {
  await Promise.all([build(BACKEND), build(FRONTEND)]);
  // Two lanes of about the same length; a third one only made the others wait. The browser runs alone, as it is sensitive to
  // load.
  if (only === undefined) {
    await Promise.all([
      lane('backend', [backend]),
      lane('check, frontend, tools', [check, vitest('frontend'), vitest('tools')]),
    ]);
  }
  await lane('browser', [
    only === '--visual'
      ? visualTests(reports, given.includes('--update'), playwrightArgs)
      : browserTests(reports, playwrightArgs),
  ]);
} catch (error) {
  results.push({ passed: 0, failed: 1, flaky: 0, skipped: 0, output: '' });
  progress.say(`\n${messageOf(error)}`);
}
await rm(reports, { recursive: true, force: true });

const wall = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};
progress.say('\nwall time');
for (const { name, tookMs } of [...lanes, { name: 'in all', tookMs: Date.now() - begun }]) {
  progress.say(`  ${name.padEnd(28)} ${wall(tookMs)}`);
}
const total = (key: 'passed' | 'failed' | 'flaky' | 'skipped'): number =>
  results.reduce((sum, outcome) => sum + outcome[key], 0);
if (total('flaky') > 0) progress.say(`\n${total('flaky')} passed at the second attempt`);
if (total('skipped') > 0) progress.say(`\n${total('skipped')} skipped`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0);
