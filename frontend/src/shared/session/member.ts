import { errorFromResponse } from '../api/errors.ts';
import { loadProblem } from '../api/load-problem.ts';
import type { Session, SessionUser } from './session-state.ts';
import { clearToken, readExpiry, readToken } from './token.ts';

/** ms. Browsers count timers in 32 bits; what ends later is looked at again by then. */
const longestTimer = 2 ** 31 - 1;

/** The token whose owner we asked for, so that each is asked for once. */
let askedFor: string | null = null;
/** The token whose owner `session` names. */
let known: string | null = null;
/** A session event came while we asked: the browser may be online again. */
let happened = false;
let session: Session = { signedIn: true, user: null, isAdmin: false, loading: true, error: null };
let end: ReturnType<typeof setTimeout> | undefined;

/** The server decides who an admin is (role, or the admin's own address) and answers with the role. */
function withUser(user: SessionUser | null, loading: boolean, error: string | null = null): Session {
  return { signedIn: true, user, isAdmin: user?.role === 'admin', loading, error };
}

/** account-9. */
const fetchFailed = 'Failed to fetch user';

interface Answer {
  user: SessionUser | null;
  /** The server takes the token no more. */
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

/** The next look asks for the user anew: something about them has changed. */
export function askAgain(): void {
  askedFor = null;
}

/**
 * The session that `token` stands for, told to `publish` as it becomes known; `refresh` looks at the
 * storage again. Only visitors with a token need any of this, so it comes after the page.
 */
export async function follow(
  token: string,
  publish: (session: Session) => void,
  refresh: () => void,
): Promise<void> {
  // A token that ends while the page is open ends the session then, not at the next click.
  clearTimeout(end);
  end = setTimeout(refresh, Math.min(readExpiry() - Date.now(), longestTimer));
  if (askedFor === token) {
    happened = true;
    publish(session);
    return;
  }
  askedFor = token;
  happened = false;
  // Asked again, they stay who they were until the answer is there.
  if (known !== token) session = withUser(null, true);
  publish(session);
  const { user, refused, error } = await askForUser(token);
  if (askedFor !== token || readToken() !== token) return;
  if (refused) {
    askedFor = null;
    clearToken();
    refresh();
    return;
  }
  // Without an answer the token may well be good: signed in without a name, and asked again later.
  if (user === null) askedFor = null;
  known = user && token;
  session = withUser(user, false, error);
  publish(session);
  if (user === null && happened) refresh();
}
