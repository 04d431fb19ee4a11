import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** pino's numbers of warnings and worse. */
const WARNING = 40;
const SHOWN = 12;
const STACK = /^\s+at .*[(:]\S+:\d+:\d+\)?( \{)?$/;
const LOOK_EVERY_MS = 300;

interface Entry {
  level?: number;
  msg?: unknown;
  context?: unknown;
  err?: { message?: unknown };
}

/** Log lines that explain a failure: warnings, errors and lines that are no JSON; else the last line. */
export function tellingLines(lines: string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '' && !STACK.test(line));
  const telling = written.flatMap((line) => complaint(line) ?? []);
  return telling.length > 0 ? telling.slice(-SHOWN) : written.slice(-1);
}

/** Shows warnings and errors from the logs of parts. @returns stops that */
export function followLogs(
  logDir: string,
  names: readonly string[],
  say: (line: string) => void,
): () => void {
  const files = names.map((name) => ({ name, file: path.join(logDir, `${name}.log`), seen: 0 }));
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  for (const one of files) one.seen = sizeOf(one.file);
  const look = async (one: (typeof files)[number]): Promise<void> => {
    const [start, size] = [one.seen, sizeOf(one.file)];
    one.seen = size;
    if (size <= start) return;
    for await (const line of createInterface(createReadStream(one.file, { start, end: size - 1 }))) {
      const words = complaint(line);
      if (words !== undefined) say(`  ${one.name}: ${words}`);
    }
  };
  const timer = setInterval(() => void Promise.all(files.map(look)), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** A log line in words; undefined for routine. */
function complaint(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() === '' ? undefined : line;
  let entry: Entry;
  try {
    entry = JSON.parse(line) as Entry;
  } catch {
    return line;
  }
  if ((entry.level ?? WARNING) < WARNING) return undefined;
  const words = [entry.context, entry.msg, entry.err?.message].filter((part) => typeof part === 'string');
  return words.length === 0 ? line : [...new Set(words)].join(': ');
}
