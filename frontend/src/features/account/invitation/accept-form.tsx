import { useState, type ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { acceptInvitation, type SignedIn } from '../api.ts';
import { NameField, PasswordField } from '../components/account-fields.tsx';
import styles from '../components/fields.module.css';
import { FormProblem } from '../components/form-problem.tsx';
import { PasswordChecklist } from '../components/password-checklist.tsx';
import { ToGoogle } from '../google/continue-with-google.tsx';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import { acceptFailure } from './accept-failure.ts';

interface AcceptFormProps {
  token: string;
  email: string;
  google: boolean;
  onAccepted: (session: SignedIn | null) => Promise<void>;
}

/** An account for an address that has none: name and password, or Google's, which leads back here. */
export function AcceptForm({ token, email, google, onAccepted }: AcceptFormProps): ReactNode {
  const [draft] = useState<Draft>(() => new Map());
  const [password, setPassword] = useState('');
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.invited,
    failure: acceptFailure,
    send: async (account) => onAccepted(await acceptInvitation(token, account)),
  });
  return (
    <form
      className={styles.fields}
      method="dialog"
      aria-label="Accept the invitation"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        if (name === 'password') setPassword(value);
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NameField {...fields} draft={draft} label="Full Name" />
      <PasswordField {...fields} draft={draft} name="password" label="Password" autoComplete="new-password" />
      <PasswordChecklist password={password} staff />
      <PasswordField
        {...fields}
        draft={draft}
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Accepting...">
        Accept and sign in
      </Button>
      <FormProblem problem={problem} />
      {google && (
        <>
          <p className="small muted">Or sign in with the Google account of this address, then accept:</p>
          <ToGoogle query={new URLSearchParams({ next: `${paths.signup}?mode=invitation#${token}` })} />
        </>
      )}
    </form>
  );
}
