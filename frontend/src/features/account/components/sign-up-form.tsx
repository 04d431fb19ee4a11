import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#shared/ui/actions/button.tsx';
import { register } from '../api.ts';
import { codeSent } from '../pending.ts';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import type { Screens } from '../use-screens.ts';
import { EmailField, NameField, PasswordField } from './account-fields.tsx';
import { ContinueWithGoogle } from '../google/continue-with-google.tsx';
import styles from './fields.module.css';
import { FormProblem } from './form-problem.tsx';
import { Screen } from './screen.tsx';

/** account-9: the server's message, else 'Registration failed'. */
const failure = { refused: 'Registration failed', unreachable: 'Registration failed' };

export function SignUpForm({ screens, draft }: { screens: Screens; draft: Draft }): ReactNode {
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.signUp,
    failure,
    send: async ({ name, email, password }) => {
      await register({ name, email, password });
      codeSent(email, 'verify-email');
      screens.show('verify-email');
    },
  });
  return (
    <Screen
      title="Join us"
      size="d1"
      lead={
        <>
          Already a member?{' '}
          <Link className="link" to={screens.addressOf('sign-in')}>
            Sign in
          </Link>
        </>
      }
    >
      <form className={styles.fields} method="dialog" {...form}>
        <NameField {...fields} draft={draft} label="Full name" />
        <EmailField {...fields} draft={draft} />
        <PasswordField
          {...fields}
          draft={draft}
          name="password"
          label="Password"
          autoComplete="new-password"
        />
        <PasswordField
          {...fields}
          draft={draft}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Creating account...">
          Create account
        </Button>
        <FormProblem problem={problem} />
      </form>
      <ContinueWithGoogle />
    </Screen>
  );
}
