import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../services/chromium.ts';
import { startStack } from '../stack/stack.ts';
import { countPlaywright, countVitest, type Counts } from './counts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const startedAt = performance.now();
const reports = await mkdtemp(path.join(tmpdir(), 'ironbloom-reports-'));

function heading(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
  console.log(`\n── ${text} ${'─'.repeat(Math.max(2, 64 - text.length))} ${seconds} s`);
}

/** Runs a command with its output passed through. @returns its exit code */
function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(ROOT, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function vitest(workspace: string): Promise<Counts> {
  heading(`${workspace}: unit and integration`);
  const report = path.join(reports, `${workspace}.json`);
  const code = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    workspace,
  );
  return countVitest(report, code);
}

async function browser(): Promise<Counts> {
  heading('browser: the whole product in Chromium');
  const chromium = await findChromium();
  const stack = await startStack({
    name: 'e2e',
    durable: false,
    seeded: true,
    worker: true,
    // Quick to look, so that a test of a closed tab need not wait a minute.
    env: { RECONCILE_FIRST_DELAY_MS: '3000', RECONCILE_EVERY_MS: '500', RATE_LIMIT_SCALE: '1000' },
  });
  try {
    const report = path.join(reports, 'e2e.json');
    const code = await run('playwright', ['test', '--reporter=list,json'], 'frontend', {
      BASE_URL: stack.siteUrl,
      MAILBOX_URL: stack.mailboxUrl,
      SANDBOX_URL: stack.sandboxUrl,
      DATABASE_URL: stack.databaseUrl,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return await countPlaywright(report, code);
  } finally {
    await stack.stop();
  }
}

heading('check');
const checked = await run('node', ['tools/src/check/main.ts'], '.');
const all: Counts[] = [{ passed: 0, failed: checked === 0 ? 0 : 1, skipped: 0 }];
for (const workspace of ['backend', 'frontend', 'tools']) all.push(await vitest(workspace));
all.push(await browser());
await rm(reports, { recursive: true, force: true });

const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
heading('done');
const skipped = total('skipped');
console.log(
  `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
