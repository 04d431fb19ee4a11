import { chmod, readFile, stat } from 'node:fs/promises';
import { codeOf, messageOf, ReadableError } from '../../services/readable-error.ts';

const LINE = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;

/**
 * Reads `NAME=value` lines: comments, `export`, and single or double quotes as in a shell.
 * @throws ReadableError naming file and line of the first line that is something else
 */
export async function readEnvFile(file: string): Promise<Record<string, string>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new ReadableError(`${file} cannot be read: ${messageOf(error)}.`);
  }
  return parseEnv(text, file);
}

/** It holds secrets, and may have been copied with everybody's right to read. @returns whether that had to be ended */
export async function protectEnvFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || (found.mode & 0o077) === 0) return false;
  // Of another owner: whoever that is decides.
  return chmod(file, 0o600).then(
    () => true,
    () => false,
  );
}

/** @param file only names the text in errors */
export function parseEnv(text: string, file: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const place = `${file}:${index + 1}`;
    const [, name, rest] = LINE.exec(line) ?? [];
    if (name === undefined || rest === undefined) {
      throw new ReadableError(`${place} is not of the form NAME=value: fix or remove that line.`);
    }
    values[name] = unquote(rest, place);
  }
  return values;
}

function unquote(text: string, place: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text.replace(/(^|\s)#.*$/, '').trim();
  const closing = closingQuote(text, quote);
  const after = closing === -1 ? '' : text.slice(closing + 1).trim();
  if (closing === -1 || (after !== '' && !after.startsWith('#'))) {
    throw new ReadableError(`${place} has a quote that does not end where the line does: close it.`);
  }
  const inside = text.slice(1, closing);
  if (quote === "'") return inside;
  return inside.replace(/\\(.)/g, (_match, letter: string) => (letter === 'n' ? '\n' : letter));
}

/** A backslash hides a double quote, and nothing inside single quotes. */
function closingQuote(text: string, quote: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}
