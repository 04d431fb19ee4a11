import { ConfigurationError } from '../../config/env.ts';

/**
 * Runs a process's main function. A failed start is one line on stderr: the sentence itself for a
 * configuration fault, the error with its stack for anything that nobody foresaw.
 */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof ConfigurationError;
    process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Nest drains on SIGTERM and SIGINT: no new work, what is in flight ends, then the database closes.
 * This is the longest that it may take.
 */
export function limitDrainTime(timeoutMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write(`Still busy ${timeoutMs} ms after ${signal}: exiting with work unfinished\n`);
        process.exit(1);
      }, timeoutMs).unref();
    });
  }
}
