import { ApiError } from '#shared/api/errors.ts';

/** Why something did not work, fit to be shown. */
export interface Problem {
  readonly text: string;
  /** When the server will listen again, if it said so: ms since 1970. */
  readonly retryAt?: number;
}

/** account-9: what to say when the server said nothing itself. */
export interface FailureWords {
  /** It answered, but not with words of ours. */
  readonly refused: string;
  /** No answer came. */
  readonly unreachable: string;
}

/** Answers of proxies and crashes, which carry no words of our server. */
const wordless: readonly string[] = ['SERVER_ERROR', 'REQUEST_FAILED'];

export function problemOf(error: unknown, words: FailureWords): Problem {
  if (!(error instanceof ApiError) || error.status === 0) return { text: words.unreachable };
  if (wordless.includes(error.code)) return { text: words.refused };
  const wait = error.retryAfter;
  return { text: error.message, ...(wait && { retryAt: Date.now() + wait * 1000 }) };
}

const codesOfCodes: readonly string[] = ['INVALID_OTP', 'OTP_EXPIRED', 'OTP_LOCKED'];

/** Another code may help. */
export function isAboutCode(error: unknown): boolean {
  return error instanceof ApiError && codesOfCodes.includes(error.code);
}

/** Only another code helps: this one is over. */
export function needsNewCode(error: unknown): boolean {
  return isAboutCode(error) && (error as ApiError).code !== 'INVALID_OTP';
}
