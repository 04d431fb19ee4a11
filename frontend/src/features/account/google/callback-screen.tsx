import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './callback-screen.module.css';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { addressOf, returnPath } from '../address.ts';
import { hasGoogle } from '../api.ts';
import { defaultLife, demoToken, readCallback, ticketLife, words } from './callback.ts';
import { endFlow, notConfigured } from './google-return.ts';
import { keepSession } from '#shared/session/keep-session.ts';

/** /auth/callback: shown while the answer is read. */
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

/** Turns the answer into a destination and an error message. */
async function resolveAnswer(hash: string): Promise<{ to: string; problem?: string }> {
  const answer = readCallback(hash);
  const flow = endFlow();
  if (answer.kind === 'refused') return { to: paths.signup, problem: answer.words };
  if (answer.kind === 'second-step') {
    if (!flow || flow.nonce !== answer.nonce) return { to: paths.signup, problem: words.elsewhere };
    const { keepStep, methodsIn } = await import('../second-step/pending-step.ts');
    keepStep({ ticket: answer.ticket, expiresIn: ticketLife, methods: methodsIn(answer.methods) });
    return { to: addressOf('second-step', flow.next) };
  }
  if (answer.kind === 'token') {
    // Login CSRF: without this check a link could sign the visitor in to another person's account.
    if (!flow || flow.nonce !== answer.nonce) return { to: paths.signup, problem: words.elsewhere };
    keepSession(answer.token, answer.expiresIn);
    // The role is not known yet; guarded pages check it.
    return { to: returnPath(true, flow.next) ?? paths.home };
  }
  // With a provider configured, or if that is unknown, a missing token is a failure.
  if (await hasGoogle().catch(() => true)) return { to: paths.signup, problem: words.failed };
  // account-18 asks for this warning and the token.
  // oxlint-disable-next-line no-console
  console.warn('No access token in the address: a placeholder demo token is stored for one hour.');
  keepSession(demoToken, defaultLife);
  return { to: paths.home, problem: notConfigured };
}

/** Ends a third-party sign-in (account-18). */
function useCallbackAnswer(): void {
  const navigate = useNavigate();
  const done = useRef(false);

  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const { hash } = window.location;
    // Removes the token from the address and the history before any navigation.
    window.history.replaceState(window.history.state, '', paths.authCallback);
    void resolveAnswer(hash).then(({ to, problem }) => {
      if (problem) formToast.error(problem);
      return navigate(to, { replace: true });
    });
  }, [navigate]);
}
