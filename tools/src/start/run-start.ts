import path from 'node:path';
import { codeOf, messageOf } from '../services/readable-error.ts';
import { EndedEarly } from '../services/service.ts';
import { bringUp, type BringUpOptions } from './bring-up.ts';
import { claimDataDir, diskFull } from './settings/data-dir.ts';
import { protectEnvFile, readEnvFile } from './settings/env-file.ts';
import { preflight } from './preflight.ts';
import { Progress } from './progress.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { describeCrash, Stack } from './stack.ts';

export interface StartOptions extends BringUpOptions {
  environment: NodeJS.ProcessEnv;
  /** How long to wait before each new try of a part that has ended; a test is less patient. */
  restartWaitsMs?: number[];
}

/**
 * Starts everything, waits for Ctrl-C, SIGTERM or a part that does not stay up, and stops everything that it started.
 * @returns the exit code
 */
export async function runStart(options: StartOptions): Promise<number> {
  const { root } = options;
  const asked = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
  });
  const progress = new Progress();
  const stack = new Stack((line) => progress.say(line), options.restartWaitsMs);
  let settings: Settings | undefined;
  let release = async (): Promise<void> => {};
  let code = 0;
  try {
    const envFile = path.join(root, '.env');
    settings = readSettings({ ...(await readEnvFile(envFile)), ...options.environment }, root);
    if (await protectEnvFile(envFile))
      progress.say(`  - ${envFile} could be read by others; now only by you.`);
    release = await claimDataDir(settings.dataDir);
    await preflight(settings);
    const starting = bringUp(settings, options, stack, progress);
    const first = await Promise.race([starting, asked, stack.crash]);
    if (first === undefined) {
      const end = await Promise.race([asked, stack.crash]);
      if (end !== 'asked') code = crashed(describeCrash(end), settings);
    } else {
      if (first !== 'asked') code = crashed(describeCrash(first), settings);
      starting.catch(() => undefined);
    }
    progress.say(code === 0 ? '\nStopping …' : 'Stopping the rest …');
  } catch (error) {
    code = crashed(sentence(error, settings), settings);
  }
  await stack.stop();
  await release();
  if (code === 0) progress.say('Stopped.');
  return code;
}

function crashed(words: string, settings: Settings | undefined): number {
  const full = /No space left on device|ENOSPC/i.test(words) && settings !== undefined;
  process.stderr.write(`\n${full ? diskFull(settings.dataDir).message : words}\n`);
  return 1;
}

/** One sentence for whatever went wrong. */
function sentence(error: unknown, settings: Settings | undefined): string {
  if (error instanceof EndedEarly) return describeCrash(error.exit);
  const code = codeOf(error);
  if ((code === 'EACCES' || code === 'EPERM') && settings !== undefined) {
    return `Something in ${settings.dataDir} belongs to another user (${messageOf(error)}): start as that user, or set DATA_DIR to another folder.`;
  }
  return messageOf(error);
}
