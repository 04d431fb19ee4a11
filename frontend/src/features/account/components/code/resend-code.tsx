import { type CSSProperties, type ReactNode } from 'react';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { resendCode } from '../../api.ts';
import { problemOf } from '../../failure.ts';
import { codeSent, keepPending, resendSeconds, type Pending } from '../../pending.ts';
import { asClock, useSecondsLeft } from '../../use-seconds-left.ts';
import styles from './resend-code.module.css';

/** account-9. */
const failure = {
  refused: 'Failed to resend OTP.',
  unreachable: 'Failed to resend OTP. Please try again.',
};

interface ResendCodeProps {
  pending: Pending;
  onSent: () => void;
  /** The code is over, and with it the button that had the focus: this one takes it. */
  urgent: boolean;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Counts down to the next code that may be asked for (account-5). */
export function ResendCode({ pending, onSent, urgent }: ResendCodeProps): ReactNode {
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
      const { text, retryAt } = problemOf(error, failure);
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
