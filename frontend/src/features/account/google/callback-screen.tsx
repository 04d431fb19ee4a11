import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './callback-screen.module.css';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { addressOf, returnPath } from '../address.ts';
import { hasGoogle } from '../api.ts';
import { defaultLife, demoToken, readCallback, ticketLife, words } from './callback.ts';
import { endTrip, notConfigured } from './google-return.ts';
import { keepSession } from '#shared/session/keep-session.ts';

/** /auth/callback: a breath between the provider's page and ours. */
export function CallbackScreen(): ReactNode {
  useCallbackAnswer();
  return (
    <div className={`page-top ${styles.page}`}>
      <div className="wrap">
        <h1 className={`d3 ${styles.title}`}>
          <Spinner size="2rem" /> Authenticating...
        </h1>
      </div>
    </div>
  );
}

/** What came back, as where to go and what to say there. */
async function settle(hash: string): Promise<{ to: string; problem?: string }> {
  const answer = readCallback(hash);
  const trip = endTrip();
  if (answer.kind === 'refused') return { to: paths.signup, problem: answer.words };
  if (answer.kind === 'second-step') {
    if (!trip || trip.nonce !== answer.nonce) return { to: paths.signup, problem: words.elsewhere };
    const { keepStep, methodsIn } = await import('../second-step/pending-step.ts');
    keepStep({ ticket: answer.ticket, expiresIn: ticketLife, methods: methodsIn(answer.methods) });
    return { to: addressOf('second-step', trip.next) };
  }
  if (answer.kind === 'token') {
    // By a link anybody could sign a visitor in to an account of theirs, and read what is entered there.
    if (!trip || trip.nonce !== answer.nonce) return { to: paths.signup, problem: words.elsewhere };
    keepSession(answer.token, answer.expiresIn);
    // Whether this is an admin is not known yet; a guarded page finds out for itself.
    return { to: returnPath(true, trip.next) ?? paths.home };
  }
  // With a provider, a return without a token is a failure; when we cannot tell, so it is.
  if (await hasGoogle().catch(() => true)) return { to: paths.signup, problem: words.failed };
  // account-18 asks for this line and for the token.
  // oxlint-disable-next-line no-console
  console.warn('No access token in the address: a placeholder demo token is stored for one hour.');
  keepSession(demoToken, defaultLife);
  return { to: paths.home, problem: notConfigured };
}

/** Ends a third-party sign-in: keeps what the hash brought, and goes on (account-18). */
function useCallbackAnswer(): void {
  const navigate = useNavigate();
  const done = useRef(false);

  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const { hash } = window.location;
    // The token leaves the address and the history at once, however long the next page takes.
    window.history.replaceState(window.history.state, '', paths.authCallback);
    void settle(hash).then(({ to, problem }) => {
      if (problem) formToast.error(problem);
      return navigate(to, { replace: true });
    });
  }, [navigate]);
}
