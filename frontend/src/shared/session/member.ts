import { ApiError, errorFromResponse } from '../api/errors.ts';
import { loadProblem } from '../api/load-problem.ts';
import { keptOrAsked, type Late } from '../offline/kept-answers.ts';
import type { Session, SessionUser } from './session-state.ts';
import { clearToken, readExpiry, readToken } from './token.ts';

/** The longest delay of setTimeout, ms; `refresh` sets the timer again. */
const longestTimer = 2 ** 31 - 1;

/** The token that was last requested: each token is requested once. */
let askedFor: string | null = null;
/** The token that `session` belongs to. */
let knownToken: string | null = null;
/** A session event arrived during the request: the browser may be online again. */
let eventDuringRequest = false;
let session: Session = { signedIn: true, user: null, isAdmin: false, loading: true, error: null };
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The server decides who is an admin and answers with the role. */
function withUser(user: SessionUser | null, loading: boolean, error: string | null = null): Session {
  return { signedIn: true, user, isAdmin: user?.role === 'admin', loading, error };
}

const fetchFailed = 'Failed to fetch user';

interface Answer {
  user: SessionUser | null;
  refused?: boolean;
  error: string | null;
}

const ownUser = '/api/users/me';

async function fetchUser(token: string): Promise<SessionUser> {
  const response = await fetch(ownUser, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return (await response.json()) as SessionUser;
  throw errorFromResponse(response, await response.json().catch(() => null));
}

function failed(error: unknown): Answer {
  if (!(error instanceof ApiError)) return { user: null, error: fetchFailed };
  return { user: null, refused: error.status === 401, error: loadProblem(error, fetchFailed) };
}

/** @param take also gets what comes after the user that is kept; of errors only the end of the session */
async function askForUser(token: string, take: (answer: Answer) => void): Promise<void> {
  const takeLate = (late: Late<SessionUser>): void => {
    const answer = 'answer' in late ? { user: late.answer, error: null } : failed(late.error);
    if (answer.user || answer.refused) take(answer);
  };
  try {
    take({ user: await keptOrAsked(ownUser, () => fetchUser(token), takeLate), error: null });
  } catch (error) {
    take(failed(error));
  }
}

/** Makes the next `follow` request the user again. */
export function invalidateUser(): void {
  askedFor = null;
}

/**
 * Loads the session of `token` and passes its states to `publish`; `refresh` reads the storage again. Loaded on demand, as
 * only visitors with a token need it.
 */
export async function follow(
  token: string,
  publish: (session: Session) => void,
  refresh: () => void,
): Promise<void> {
  // Ends the session when its token expires, not at the next click.
  clearTimeout(expiryTimer);
  expiryTimer = setTimeout(refresh, Math.min(readExpiry() - Date.now(), longestTimer));
  if (askedFor === token) {
    eventDuringRequest = true;
    publish(session);
    return;
  }
  askedFor = token;
  eventDuringRequest = false;
  // While the same user is requested again, the former session stays.
  if (knownToken !== token) session = withUser(null, true);
  publish(session);
  await askForUser(token, ({ user, refused, error }) => {
    if (askedFor !== token || readToken() !== token) return;
    if (refused) {
      askedFor = null;
      clearToken();
      refresh();
      return;
    }
    // The token may still be valid: signed in without a name, and requested again later.
    if (user === null) askedFor = null;
    knownToken = user && token;
    session = withUser(user, false, error);
    publish(session);
    if (user === null && eventDuringRequest) refresh();
  });
}
