import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#shared/ui/actions/button.tsx';
import { signIn } from '../api.ts';
import { codeSent } from '../pending.ts';
import { keepStep } from '../second-step/pending-step.ts';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import type { Screens } from '../use-screens.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { ContinueWithGoogle } from '../google/continue-with-google.tsx';
import styles from './fields.module.css';
import { FormProblem } from './form-problem.tsx';
import { Screen } from './screen.tsx';

/** account-9: the server's message, else 'Login failed'. */
const failure = { refused: 'Login failed', unreachable: 'Login failed' };

export function SignInForm({ screens, draft }: { screens: Screens; draft: Draft }): ReactNode {
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.signIn,
    failure,
    send: async ({ email, password }) => {
      const answer = await signIn(email, password);
      if ('token' in answer) {
        screens.enter(answer);
        return;
      }
      if ('secondStep' in answer) {
        keepStep(answer.secondStep);
        screens.show('second-step');
        return;
      }
      codeSent(email, 'verify-email');
      screens.show('verify-email');
    },
  });
  return (
    <Screen
      title="Welcome back"
      size="d1"
      lead={
        <>
          New here?{' '}
          <Link className="link" to={screens.addressOf('sign-up')}>
            Create an account
          </Link>
        </>
      }
    >
      {/* method="dialog" does nothing outside a dialog: a submit before hydration must not put the password into the
         address. */}
      <form className={styles.fields} method="dialog" {...form}>
        <EmailField {...fields} draft={draft} />
        <PasswordField
          {...fields}
          draft={draft}
          name="password"
          label="Password"
          autoComplete="current-password"
        />
        <Link className={`link small ${styles.aside}`} to={screens.addressOf('forgot-password')}>
          Forgot your password?
        </Link>
        <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Signing in...">
          Sign in
        </Button>
        <FormProblem problem={problem} />
      </form>
      <ContinueWithGoogle />
    </Screen>
  );
}
