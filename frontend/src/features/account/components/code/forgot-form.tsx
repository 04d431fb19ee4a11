import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { forgotPassword } from '../../api.ts';
import { codeSent } from '../../pending.ts';
import { useAccountForm, type Draft } from '../../use-account-form.ts';
import type { Screens } from '../../use-screens.ts';
import { EmailField } from '../account-fields.tsx';
import { FormProblem } from '../form-problem.tsx';
import { Screen } from '../screen.tsx';
import styles from '../fields.module.css';

/** account-9. */
const failure = {
  refused: 'Failed to send reset email',
  unreachable: 'Failed to send reset email. Please try again.',
};

/** account-10: required, of type email; the browser shows the messages. */
export function ForgotForm({ screens, draft }: { screens: Screens; draft: Draft }): ReactNode {
  const { problem, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.forgotten,
    failure,
    send: async ({ email }) => {
      await forgotPassword(email);
      codeSent(email, 'reset-password');
      screens.show('email-sent');
    },
  });
  return (
    <Screen title="Reset your password" lead="Tell us your email and we will send a code.">
      <form className={styles.fields} method="dialog" {...form} noValidate={false}>
        <EmailField {...fields} draft={draft} />
        <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Sending...">
          Send code
        </Button>
        <FormProblem problem={problem} />
      </form>
      <Link className={`link small ${styles.aside}`} to={screens.addressOf('sign-in')}>
        Back to sign in
      </Link>
    </Screen>
  );
}

/** Same text whether or not an account has the address: does not disclose accounts. */
export function EmailSent({ screens }: { screens: Screens }): ReactNode {
  const email = screens.pending?.email;
  return (
    <Screen
      title="Email Sent!"
      icon="mail"
      lead={
        <>
          If an account uses {email ? <b>{email}</b> : <span>that address</span>}, a 6-digit code is on its
          way. It works for 10 minutes.
        </>
      }
    >
      <ButtonLink variant="primary" size="lg" block to={screens.addressOf('reset-code')}>
        Enter the code
      </ButtonLink>
      <Link className={`link small ${styles.aside}`} to={screens.addressOf('forgot-password')}>
        Use another email
      </Link>
    </Screen>
  );
}
