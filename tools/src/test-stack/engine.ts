import { command } from './command.ts';

/** Why the stack cannot be run here, in words; undefined where it can. */
export async function whyNoEngine(): Promise<string | undefined> {
  try {
    await command('docker', ['compose', 'version']);
  } catch {
    return 'there is no Docker with Compose on this machine';
  }
  try {
    await command('docker', ['info']);
  } catch {
    return 'Docker does not answer';
  }
  return undefined;
}
