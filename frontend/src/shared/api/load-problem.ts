import { ApiError } from './errors.ts';

/** Codes of errors whose message is the client's own. */
const ownWords = ['SERVER_ERROR', 'REQUEST_FAILED', 'UNREACHABLE', 'OFFLINE'];

/** The message of a failed load: the server's, otherwise `otherwise` (content-13). */
export function loadProblem(error: unknown, otherwise: string): string {
  return error instanceof ApiError && !ownWords.includes(error.code) ? error.message : otherwise;
}
