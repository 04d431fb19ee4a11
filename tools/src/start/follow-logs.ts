import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { complaint } from './log-lines.ts';

const EVERY_MS = 300;

/** Shows in the terminal what parts complain of in their logs: warnings, errors, and what is no log line at all. */
export function followLogs(
  logDir: string,
  names: readonly string[],
  say: (line: string) => void,
): () => void {
  const files = names.map((name) => ({ name, file: path.join(logDir, `${name}.log`) }));
  const seen = new Map(files.map(({ file }) => [file, sizeOf(file)]));
  const timer = setInterval(() => {
    for (const { name, file } of files) {
      const [from, to] = [seen.get(file) ?? 0, sizeOf(file)];
      seen.set(file, to);
      if (to > from) void show(name, file, from, to);
    }
  }, EVERY_MS);

  async function show(name: string, file: string, start: number, end: number): Promise<void> {
    const lines = createInterface(createReadStream(file, { start, end: end - 1 }));
    for await (const line of lines) {
      const words = complaint(line);
      if (words !== undefined) say(`  ${name}: ${words}`);
    }
  }

  return () => clearInterval(timer);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
