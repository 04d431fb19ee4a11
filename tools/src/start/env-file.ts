import { chmod, readFile, stat } from 'node:fs/promises';
import { codeOf, messageOf, ReadableError } from '../services/readable-error.ts';

/** `NAME=value` with double quotes (`\\` escapes), single quotes or none; a comment may follow. */
const LINE =
  /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"\s*(?:#.*)?|'([^']*)'\s*(?:#.*)?|([^"'].*)?)$/;

/**
 * Reads `NAME=value` lines as compose does.
 * @throws ReadableError naming file and line of the first invalid line
 */
export async function readEnvFile(file: string): Promise<Record<string, string>> {
  try {
    return parseEnv(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    if (error instanceof ReadableError) throw error;
    throw new ReadableError(`${file} cannot be read: ${messageOf(error)}.`);
  }
}

/** Makes the file private, as it holds secrets. @returns whether it was not */
export async function protectEnvFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || (found.mode & 0o077) === 0) return false;
  // Owned by another account, who decides.
  return chmod(file, 0o600).then(
    () => true,
    () => false,
  );
}

/** @param file only for error messages */
export function parseEnv(text: string, file: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [whole, name = '', double, single, plain = ''] = LINE.exec(line) ?? [];
    if (whole === undefined) {
      throw new ReadableError(
        `${file}:${index + 1} is not of the form NAME=value, or has a quote that does not end where the line does: fix or remove that line.`,
      );
    }
    const unescaped = double?.replace(/\\(.)/g, (_match, letter: string) => (letter === 'n' ? '\n' : letter));
    values[name] = unescaped ?? single ?? plain.replace(/(^|\s)#.*$/, '').trim();
  }
  return values;
}
