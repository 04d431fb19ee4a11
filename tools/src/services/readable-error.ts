/**
 * An error for people: one sentence that says what is wrong and, where possible, what to do. Entry points print it without a
 * stack trace.
 */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** One-line message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** System error code (`ENOENT`, `EADDRINUSE`, …), if any. Without `instanceof`: in Jest, Node's errors have another `Error` class. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
