import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

const OLD_LOG_BYTES = 5_000_000;

/** Logs grow for ever otherwise: a big one is set aside as `.1` when its process starts. */
export function openableLog(dataDir: string, name: string): string {
  const logFile = path.join(dataDir, 'logs', `${name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > OLD_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  return logFile;
}

/** The last lines a log gained since `from` (bytes). */
export async function readLastLines(logFile: string, from = 0, count = 12): Promise<string[]> {
  const handle = await open(logFile).catch(() => undefined);
  if (handle === undefined) return [];
  try {
    const { size } = await handle.stat();
    const start = Math.max(from, size - 16_384);
    if (size <= start) return [];
    const { buffer } = await handle.read({ buffer: Buffer.alloc(size - start), position: start });
    return buffer.toString('utf8').trimEnd().split('\n').slice(-count);
  } finally {
    await handle.close();
  }
}
