import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { Input } from '../../../shared/ui/forms/input.tsx';
import { register } from '../api.ts';
import { codeSent } from '../pending.ts';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import type { Screens } from '../use-screens.ts';
import { checkSignUp } from '../validation.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { ContinueWithGoogle } from '../google/continue-with-google.tsx';
import styles from './fields.module.css';
import { FormProblem } from './form-problem.tsx';
import { Screen } from './screen.tsx';

/** account-9: the server's message, else 'Registration failed'. */
const failure = { refused: 'Registration failed', unreachable: 'Registration failed' };

export function SignUpForm({ screens, draft }: { screens: Screens; draft: Draft }): ReactNode {
  const { errors, problem, busy, form } = useAccountForm({
    draft,
    check: checkSignUp,
    failure,
    send: async ({ name = '', email = '', password = '' }) => {
      await register({ name: name.trim(), email: email.trim(), password });
      codeSent(email.trim(), 'verify-email');
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
        <Field label="Full name" error={errors['name']}>
          {(control) => (
            <Input
              {...control}
              name="name"
              type="text"
              autoComplete="name"
              autoCapitalize="words"
              defaultValue={draft.get('name')}
              required
            />
          )}
        </Field>
        <EmailField draft={draft} errors={errors} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          draft={draft}
          errors={errors}
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          draft={draft}
          errors={errors}
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
