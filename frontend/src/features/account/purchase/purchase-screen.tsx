import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import {
  fetchPurchaseLink,
  type GoogleState,
  openPurchase,
  type SignedIn,
  renewPurchaseLink,
} from '../api.ts';
import { Screen, Waiting } from '../components/screen.tsx';
import { problemOf, type Problem } from '../failure.ts';
import { type Draft, useAccountForm } from '../use-account-form.ts';
import { useMailLink } from '../use-mail-link.ts';
import type { Screens } from '../use-screens.ts';
import { PasswordField } from '../components/account-fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { PasswordChecklist } from '../components/password-checklist.tsx';
import { ToGoogle } from '../google/continue-with-google.tsx';
import styles from '../components/fields.module.css';

const failure = {
  refused: 'The link could not be opened.',
  unreachable: 'The link could not be opened. Please try again.',
};

interface PurchaseScreenProps {
  screens: Screens;
  draft: Draft;
}

/** The address has an account: the purchase is found after signing in. */
function SignIn({ screens, draft, email }: PurchaseScreenProps & { email?: string }): ReactNode {
  const { user } = useSession();
  if (user && (!email || user.email === email)) {
    return (
      <ButtonLink variant="primary" size="lg" block to={paths.my}>
        Open your purchase
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      block
      onClick={() => {
        if (email) draft.set('email', email);
        screens.show('sign-in');
      }}
    >
      Sign in
    </Button>
  );
}

/** Opens the link "Open your purchase" of a mail (account-39). */
export function PurchaseScreen(props: PurchaseScreenProps): ReactNode {
  const { google } = useLoaderData<{ google: GoogleState }>();
  const looked = useMailLink(fetchPurchaseLink, failure);
  if (!looked) {
    return (
      <>
        <h1 className="sr">Your purchase</h1>
        <Waiting>Loading your purchase...</Waiting>
      </>
    );
  }
  if ('problem' in looked) {
    return (
      <Screen icon="alert" title="This link is not valid" lead={looked.problem}>
        <SignIn {...props} />
      </Screen>
    );
  }
  const { token, found: purchase } = looked;
  if (purchase.state === 'expired') {
    return (
      <Screen icon="clock" title="This link has expired" lead="Links work for seven days.">
        <RenewLink token={token} />
      </Screen>
    );
  }
  if (purchase.state === 'used') {
    return (
      <Screen
        icon="check"
        title="You have an account"
        lead="This link has already created your account. Sign in to see your purchase."
      >
        <SignIn {...props} />
      </Screen>
    );
  }
  const { email, hasAccount } = purchase;
  if (hasAccount) {
    return (
      <Screen
        title="Open your purchase"
        lead={
          <>
            Your purchase is in the account <b>{email}</b>.
          </>
        }
      >
        <SignIn {...props} email={email} />
      </Screen>
    );
  }
  return (
    <Screen
      title="Open your purchase"
      lead={
        <>
          Choose a password for <b>{email}</b> to see your next steps and your payment.
        </>
      }
    >
      <OpenForm
        token={token}
        email={email}
        google={google === 'ready'}
        onOpened={props.screens.enterVerified}
      />
    </Screen>
  );
}

const openFailure = {
  refused: 'Your purchase could not be opened.',
  unreachable: 'Your purchase could not be opened. Please try again.',
};

interface OpenFormProps {
  token: string;
  email: string;
  google: boolean;
  onOpened: (session: SignedIn) => void;
}

/** Creates the account with a password, or signs in with Google. */
function OpenForm({ token, email, google, onOpened }: OpenFormProps): ReactNode {
  const [draft] = useState<Draft>(() => new Map());
  const { problem, password, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.firstPassword,
    failure: openFailure,
    send: async (typed) => onOpened(await openPurchase(token, typed.password)),
  });
  return (
    <form className={styles.fields} method="dialog" aria-label="Open your purchase" {...form}>
      {/* For password managers: whose password this is. */}
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
          <ToGoogle query={new URLSearchParams({ next: paths.my })} />
        </>
      )}
    </form>
  );
}

const renewFailure = {
  refused: 'No new link could be sent.',
  unreachable: 'No new link could be sent. Please try again.',
};

/** Sends a new link to the same address. */
function RenewLink({ token }: { token: string }): ReactNode {
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(null);
      setSaid(await renewPurchaseLink(token));
    },
    (error) => setProblem(problemOf(error, renewFailure)),
  );

  return (
    <>
      {!said && (
        <Button variant="primary" size="lg" block busy={busy} busyLabel="Sending..." onClick={() => run()}>
          Send me a new one
        </Button>
      )}
      <div role="status">{said && <Notice tone="green">{said}</Notice>}</div>
      <FormProblem problem={problem} />
    </>
  );
}
