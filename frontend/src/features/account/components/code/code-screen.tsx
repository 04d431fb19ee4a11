import { useRef, useState, type ReactNode, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import type { Mode } from '../../address.ts';
import { isComplete, noCode, type Code } from '../../code.ts';
import { needsNewCode, problemOf } from '../../failure.ts';
import { keepPending, codeSent, resendSeconds, type Pending } from '../../pending.ts';
import type { Screens } from '../../use-screens.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { Screen } from '../screen.tsx';
import { resendCode } from '../../api.ts';
import { asClock, useSecondsLeft } from '../../use-seconds-left.ts';
import styles from '../fields.module.css';

/** account-9. */
const failure = {
  refused: 'Invalid OTP. Please try again.',
  unreachable: 'Failed to verify OTP. Please try again.',
};

interface CodeScreenProps {
  screens: Screens;
  /** Rejects with the server's refusal. */
  verify: (email: string, otp: string) => Promise<void>;
  /** The screen where another address can be entered. */
  otherEmail: Mode;
}

/** Code entry, for a new address and for a reset. */
export function CodeScreen({ screens, verify, otherEmail }: CodeScreenProps): ReactNode {
  const { pending } = screens;
  const [code, setCode] = useState<Code>(noCode);
  const [refusal, setRefusal] = useState<string>();
  /** The code is expired or locked: only a new code helps. */
  const [needsNew, setNeedsNew] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  function edit(next: Code): void {
    setRefusal(undefined);
    setCode(next);
  }

  function begin(): void {
    edit(noCode);
    setNeedsNew(false);
    ref.current?.querySelector('input')?.focus();
  }

  const { busy, form } = useServerForm({
    rules: async () => (await import('../../schemas.ts')).code,
    send: async ({ otp }) => {
      if (pending) await verify(pending.email, otp);
    },
    onRefused: (error) => {
      setRefusal(problemOf(error, failure).text);
      if (!pending || !needsNewCode(error)) return;
      setCode(noCode);
      setNeedsNew(true);
      // No need to wait: the server limits how often codes are sent.
      keepPending({ ...pending, resendAt: Date.now() });
    },
  });

  return (
    <Screen
      title="Check your email"
      lead={
        <>
          We sent a 6-digit code to {pending ? <b>{pending.email}</b> : <span>your address</span>}. It works
          for 10 minutes.
        </>
      }
    >
      <form
        {...form}
        ref={ref}
        className={styles.fields}
        method="dialog"
        onSubmit={(event) => {
          formToast.clear();
          setRefusal(undefined);
          form.onSubmit(event);
        }}
      >
        <CodeBoxes value={code} onChange={edit} error={refusal} />
        <input type="hidden" name="otp" value={code.join('')} />
        <Button
          variant="primary"
          size="lg"
          block
          type="submit"
          disabled={!isComplete(code)}
          busy={busy}
          busyLabel="Verifying..."
        >
          Verify
        </Button>
      </form>
      {pending && <ResendCode pending={pending} urgent={needsNew} onSent={begin} />}
      <Link className={`link small ${styles.aside}`} to={screens.addressOf(otherEmail)}>
        Use another email
      </Link>
    </Screen>
  );
}

/** account-9. */
const resendFailure = {
  refused: 'Failed to resend OTP.',
  unreachable: 'Failed to resend OTP. Please try again.',
};

interface ResendCodeProps {
  pending: Pending;
  onSent: () => void;
  /** The code is expired or locked: the resend button takes the focus. */
  urgent: boolean;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Counts down until another code may be requested (account-5). */
function ResendCode({ pending, onSent, urgent }: ResendCodeProps): ReactNode {
  const seconds = useSecondsLeft(pending.resendAt);

  const { busy, run } = useAction(
    async () => {
      const { email, purpose } = pending;
      await resendCode(email, purpose);
      codeSent(email, purpose);
      onSent();
      formToast.success('OTP sent successfully!');
    },
    (error) => {
      const { text, retryAt } = problemOf(error, resendFailure);
      if (retryAt !== undefined) keepPending({ ...pending, resendAt: retryAt });
      formToast.error(text);
    },
  );

  if (seconds > 0) {
    const part = { '--part': seconds / resendSeconds } as CSSProperties;
    return (
      <p className={`small muted ${styles.timer}`}>
        <span className={styles.ring} style={part} aria-hidden="true" />
        <span>
          You can ask for a new code in <b className="num">{asClock(seconds)}</b>
        </span>
      </p>
    );
  }
  return (
    <Button block ref={urgent ? takeFocus : null} busy={busy} busyLabel="Sending..." onClick={() => run()}>
      Resend verification code
    </Button>
  );
}
