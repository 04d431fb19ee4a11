import { errorFromResponse } from '../api/errors.ts';
import { loadProblem } from '../api/load-problem.ts';
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

async function askForUser(token: string): Promise<Answer> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch('/api/users/me', { headers });
    if (response.ok) return { user: (await response.json()) as SessionUser, error: null };
    const body: unknown = await response.json().catch(() => null);
    const error = loadProblem(errorFromResponse(response, body), fetchFailed);
    return { user: null, refused: response.status === 401, error };
  } catch {
    return { user: null, error: fetchFailed };
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
  const { user, refused, error } = await askForUser(token);
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
}
