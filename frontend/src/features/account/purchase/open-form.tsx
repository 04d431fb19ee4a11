import { useState, type ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { openPurchase, type SignedIn } from '../api.ts';
import { PasswordField } from '../components/account-fields.tsx';
import styles from '../components/fields.module.css';
import { FormProblem } from '../components/form-problem.tsx';
import { PasswordChecklist } from '../components/password-checklist.tsx';
import { ToGoogle } from '../google/continue-with-google.tsx';
import { useAccountForm, type Draft } from '../use-account-form.ts';

const failure = {
  refused: 'Your purchase could not be opened.',
  unreachable: 'Your purchase could not be opened. Please try again.',
};

interface OpenFormProps {
  token: string;
  email: string;
  google: boolean;
  onOpened: (session: SignedIn) => void;
}

/** One password, or Google's account of the same address, and the purchase is there. */
export function OpenForm({ token, email, google, onOpened }: OpenFormProps): ReactNode {
  const [draft] = useState<Draft>(() => new Map());
  const [password, setPassword] = useState('');
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.firstPassword,
    failure,
    send: async (typed) => onOpened(await openPurchase(token, typed.password)),
  });
  return (
    <form
      className={styles.fields}
      method="dialog"
      aria-label="Open your purchase"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        if (name === 'password') setPassword(value);
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...fields} draft={draft} name="password" label="Password" autoComplete="new-password" />
      <PasswordChecklist password={password} />
      <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Opening...">
        Open your purchase
      </Button>
      <FormProblem problem={problem} />
      {google && (
        <>
          <p className="small muted">Or sign in with the Google account of this address:</p>
          <ToGoogle query={new URLSearchParams({ next: paths.profile })} />
        </>
      )}
    </form>
  );
}
