import { useState, type ReactNode } from 'react';
import { keepSession } from '#shared/session/keep-session.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { forgotPassword } from '../api.ts';
import { changePassword, useHasPassword } from './api.ts';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import { PasswordField } from '../components/account-fields.tsx';
import styles from '../components/fields.module.css';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { addressOf } from '../address.ts';
import { problemOf, type Problem } from '../failure.ts';
import { codeSent } from '../pending.ts';
import { FormProblem } from '../components/form-problem.tsx';
import { PasswordChecklist } from '../components/password-checklist.tsx';

const failure = {
  refused: 'Your password could not be changed.',
  unreachable: 'Your password could not be changed. Please try again.',
};

/** Changes the password; asks for the current one. */
function ChangeForm({ email }: { email: string }): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => new Map());
  const { user } = useSession();
  // With a second factor, eight characters suffice.
  const needsLong = Boolean(user?.staffRole) && !user?.hasSecondFactor;
  const { problem, password, busy, form, reset, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.passwordChange,
    failure,
    send: async (change) => {
      const { token, expiresIn } = await changePassword(change);
      // The old token ended with the old password.
      keepSession(token, expiresIn);
      reset();
      setDraft(new Map());
      formToast.success('Your password was changed. Every other device has to sign in again.');
    },
  });
  return (
    <form className={styles.fields} method="dialog" aria-label="Change your password" {...form}>
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...fields}
        draft={draft}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...fields}
        draft={draft}
        name="password"
        label="New password"
        autoComplete="new-password"
      />
      <PasswordChecklist password={password} staff={needsLong} />
      <PasswordField
        {...fields}
        draft={draft}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <Button className={styles.own} type="submit" busy={busy} busyLabel="Changing...">
        Change password
      </Button>
      <FormProblem problem={problem} />
    </form>
  );
}

/** account-9. */
const mailFailure = {
  refused: 'Failed to send reset email',
  unreachable: 'Failed to send reset email. Please try again.',
};

/** Sets the first password of an account made with Google, by the reset flow. */
function FirstPassword({ email }: { email: string }): ReactNode {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(null);
      await forgotPassword(email);
      codeSent(email, 'reset-password');
      await navigate(addressOf('reset-code', new URLSearchParams()));
    },
    (error) => setProblem(problemOf(error, mailFailure)),
  );

  return (
    <div className={styles.fields}>
      <p className="muted">
        You sign in with Google and have no password yet. To set one, we email you a code. Then you can sign
        in either way.
      </p>
      <Button className={styles.own} busy={busy} busyLabel="Sending..." onClick={() => run()}>
        Email me a code
      </Button>
      <FormProblem problem={problem} />
    </div>
  );
}

/** An account made with Google has no password to change: it is set by a mailed code. */
export function PasswordForm({ email }: { email: string }): ReactNode {
  // Shown while loading and on errors; the server checks.
  const { data } = useHasPassword();
  return (data?.set ?? true) ? <ChangeForm email={email} /> : <FirstPassword email={email} />;
}
