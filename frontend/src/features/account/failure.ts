import { ApiError } from '#shared/api/errors.ts';

/** An error, fit to be shown. */
export interface Problem {
  readonly text: string;
  /** When to try again, ms since 1970, if the server said so. */
  readonly retryAt?: number;
}

/** account-9: the words to use if the server sent none. */
export interface FailureWords {
  /** The server answered without a message. */
  readonly refused: string;
  /** No answer. */
  readonly unreachable: string;
}

/** Codes of proxies and crashes, which carry no message of our server. */
const codesWithoutMessage: readonly string[] = ['SERVER_ERROR', 'REQUEST_FAILED'];

export function problemOf(error: unknown, words: FailureWords): Problem {
  if (!(error instanceof ApiError) || error.status === 0) return { text: words.unreachable };
  if (codesWithoutMessage.includes(error.code)) return { text: words.refused };
  const wait = error.retryAfter;
  return { text: error.message, ...(wait && { retryAt: Date.now() + wait * 1000 }) };
}

const codeErrors: readonly string[] = ['INVALID_OTP', 'OTP_EXPIRED', 'OTP_LOCKED'];

export function isAboutCode(error: unknown): boolean {
  return error instanceof ApiError && codeErrors.includes(error.code);
}

/** Expired or locked: only a new code helps. */
export function needsNewCode(error: unknown): boolean {
  return isAboutCode(error) && (error as ApiError).code !== 'INVALID_OTP';
}
