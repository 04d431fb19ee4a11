import { ApiError } from './errors.ts';

/** What the client says by itself when an answer had no words of the server. */
const ownWords = ['SERVER_ERROR', 'REQUEST_FAILED', 'UNREACHABLE', 'OFFLINE'];

/** Why a list is missing: the server's words, else those of content-13. */
export function loadProblem(error: unknown, otherwise: string): string {
  return error instanceof ApiError && !ownWords.includes(error.code) ? error.message : otherwise;
}
