/** Makes the backend's JSON log lines readable: what was said, and the error's own words. Other lines stay. */
export function readable(lines: string[]): string[] {
  return lines.map((line) => {
    if (!line.startsWith('{')) return line;
    try {
      const entry = JSON.parse(line) as { msg?: unknown; context?: unknown; err?: { message?: unknown } };
      const words = [entry.context, entry.msg, entry.err?.message].filter((part) => typeof part === 'string');
      return words.length === 0 ? line : [...new Set(words)].join(': ');
    } catch {
      return line;
    }
  });
}
