import { useEffect, useState, type ReactNode } from 'react';
import { keepSession } from '#shared/session/keep-session.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { changePassword, hasPassword } from '../../api.ts';
import { useAccountForm, type Draft } from '../../use-account-form.ts';
import { PasswordField } from '../account-fields.tsx';
import styles from '../fields.module.css';
import { FirstPassword } from './first-password.tsx';
import { FormProblem } from '../form-problem.tsx';
import { PasswordChecklist } from '../password-checklist.tsx';

const failure = {
  refused: 'Your password could not be changed.',
  unreachable: 'Your password could not be changed. Please try again.',
};

/** Another password for somebody who knows the present one. */
function ChangeForm({ email }: { email: string }): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => new Map());
  const [password, setPassword] = useState('');
  const { user } = useSession();
  // Beside a second factor a shorter one does.
  const needsLong = Boolean(user?.staffRole) && !user?.hasSecondFactor;
  const { problem, busy, form, reset, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.passwordChange,
    failure,
    send: async (change) => {
      const { token, expiresIn } = await changePassword(change);
      // The old token ended with the old password.
      keepSession(token, expiresIn);
      reset();
      setDraft(new Map());
      setPassword('');
      formToast.success('Your password was changed. Every other device has to sign in again.');
    },
  });
  return (
    <form
      className={styles.fields}
      method="dialog"
      aria-label="Change your password"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        if (name === 'password') setPassword(value);
      }}
    >
      {/* Tells password managers whose password this is. */}
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

/** Who only ever came through Google has no password to change: theirs is set by a mailed code. */
export function PasswordForm({ email }: { email: string }): ReactNode {
  const [set, setSet] = useState(true);
  useEffect(() => {
    let gone = false;
    // Without an answer the form stands, and its own answer tells.
    hasPassword().then(
      (answer) => !gone && setSet(answer),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return set ? <ChangeForm email={email} /> : <FirstPassword email={email} />;
}
