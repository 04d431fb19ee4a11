import path from 'node:path';
import { codeOf, messageOf } from '../services/readable-error.ts';
import { bringUp, type BringUpOptions } from './bring-up.ts';
import { claimDataDir, diskFull } from './data-dir.ts';
import { protectEnvFile, readEnvFile } from './env-file.ts';
import { describe, Parts } from './parts.ts';
import { Progress } from './progress.ts';
import { checkPortsAndServers, readSettings, type Settings } from './settings.ts';

export interface StartOptions extends BringUpOptions {
  environment: NodeJS.ProcessEnv;
}

/** Starts everything, waits for Ctrl-C or SIGTERM, and stops everything. @returns the exit code */
export async function runStart(options: StartOptions): Promise<number> {
  const { root } = options;
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const progress = new Progress();
  const parts = new Parts((line) => progress.say(line));
  let settings: Settings | undefined;
  let release = async (): Promise<void> => {};
  let code = 0;
  try {
    const envFile = path.join(root, '.env');
    settings = readSettings({ ...(await readEnvFile(envFile)), ...options.environment }, root);
    if (await protectEnvFile(envFile))
      progress.say(`  - ${envFile} could be read by others; now only by you.`);
    release = await claimDataDir(settings.dataDir);
    await checkPortsAndServers(settings);
    const how = { demoClients: settings.sandbox, ...options };
    const starting = bringUp(settings, how, parts, progress);
    await Promise.race([starting, asked]);
    starting.catch(() => undefined);
    await asked;
    progress.say('\nStopping …');
  } catch (error) {
    code = 1;
    process.stderr.write(`\n${sentence(error, settings)}\n`);
  }
  await parts.stop();
  await release();
  if (code === 0) progress.say('Stopped.');
  return code;
}

/** One sentence for any error. */
function sentence(error: unknown, settings: Settings | undefined): string {
  const words = describe(error);
  if (settings === undefined) return words;
  if (/No space left on device|ENOSPC/i.test(words)) return diskFull(settings.dataDir).message;
  const code = codeOf(error);
  if (code !== 'EACCES' && code !== 'EPERM') return words;
  return `Something in ${settings.dataDir} belongs to another user (${messageOf(error)}): start as that user, or set DATA_DIR to another folder.`;
}
