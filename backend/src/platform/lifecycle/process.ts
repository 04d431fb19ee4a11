import { ConfigurationError } from '../../config/env.ts';

/**
 * Runs a process's main function. A failed start prints one line to stderr for a configuration error, and the stack for
 * unexpected errors.
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

/** Nest drains on SIGTERM and SIGINT: no new work, work in flight ends, then the database closes. This limits the time. */
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
