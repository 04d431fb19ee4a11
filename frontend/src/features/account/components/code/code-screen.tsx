import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import type { Mode } from '../../address.ts';
import { isComplete, noCode, type Code } from '../../code.ts';
import { needsNewCode, problemOf } from '../../failure.ts';
import { keepPending } from '../../pending.ts';
import type { Screens } from '../../use-screens.ts';
import { CodeBoxes } from './code-boxes.tsx';
import styles from '../fields.module.css';
import { ResendCode } from './resend-code.tsx';
import { Screen } from '../screen.tsx';

/** account-9. */
const failure = {
  refused: 'Invalid OTP. Please try again.',
  unreachable: 'Failed to verify OTP. Please try again.',
};

interface CodeScreenProps {
  screens: Screens;
  /** Rejects with the server's refusal. */
  verify: (email: string, otp: string) => Promise<void>;
  /** Where another address can be given. */
  otherEmail: Mode;
}

/** The six boxes, for a new address as for a reset. */
export function CodeScreen({ screens, verify, otherEmail }: CodeScreenProps): ReactNode {
  const { pending } = screens;
  const [code, setCode] = useState<Code>(noCode);
  /** Why the code was refused. */
  const [refusal, setRefusal] = useState<string>();
  /** Nothing but another code helps. */
  const [over, setOver] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  function edit(next: Code): void {
    setRefusal(undefined);
    setCode(next);
  }

  function begin(): void {
    edit(noCode);
    setOver(false);
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
      setOver(true);
      // Waiting on would lead nowhere: the server decides how soon there may be another.
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
      {pending && <ResendCode pending={pending} urgent={over} onSent={begin} />}
      <Link className={`link small ${styles.aside}`} to={screens.addressOf(otherEmail)}>
        Use another email
      </Link>
    </Screen>
  );
}
