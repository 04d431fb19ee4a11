/**
 * A failure a person can act on. Its message is one sentence that says what is wrong and, where there is one,
 * the way out; entry points print it alone, without a stack trace.
 */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

/** What any thrown value says in one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The system's code of an error (`ENOENT`, `EADDRINUSE`, …), if it has one. Without `instanceof`: in Jest, an error of Node's own
 * modules is no instance of the test's `Error`.
 */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
