/** Warnings and worse, in pino's numbers. */
const WARNING = 40;
const SHOWN = 12;
const STACK = /^\s+at .*[(:]\S+:\d+:\d+\)?( \{)?$/;

interface Entry {
  level?: number;
  msg?: unknown;
  context?: unknown;
  err?: { message?: unknown };
}

/**
 * The lines of a log that say why something went wrong. The backend logs JSON: its routine lines are left out while
 * there is anything more telling, and what stays is put in words.
 */
export function tellingLines(lines: string[]): string[] {
  const entries = lines
    .filter((line) => line.trim() !== '' && !STACK.test(line))
    .map((line) => ({ line, entry: parse(line) }));
  const telling = entries.filter(({ entry }) => entry === undefined || (entry.level ?? WARNING) >= WARNING);
  const chosen = telling.length > 0 ? telling.slice(-SHOWN) : entries.slice(-1);
  return chosen.map(({ line, entry }) => (entry === undefined ? line : inWords(entry, line)));
}

/** One line as a person in front of a terminal wants it; undefined for routine. */
export function complaint(line: string): string | undefined {
  const entry = parse(line);
  if (entry === undefined) return line.trim() === '' ? undefined : line;
  return (entry.level ?? WARNING) >= WARNING ? inWords(entry, line) : undefined;
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

function inWords(entry: Entry, line: string): string {
  const words = [entry.context, entry.msg, entry.err?.message].filter((part) => typeof part === 'string');
  return words.length === 0 ? line : [...new Set(words)].join(': ');
}
