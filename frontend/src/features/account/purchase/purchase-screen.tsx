import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { lookAtPurchase, type GoogleState, type OpenedPurchase } from '../api.ts';
import { Screen } from '../components/screen.tsx';
import { Waiting } from '../components/waiting.tsx';
import { problemOf } from '../failure.ts';
import type { Draft } from '../use-account-form.ts';
import type { Screens } from '../use-screens.ts';
import { OpenForm } from './open-form.tsx';
import { RenewLink } from './renew-link.tsx';

const failure = {
  refused: 'The link could not be opened.',
  unreachable: 'The link could not be opened. Please try again.',
};

/** Undefined while the server is asked. */
type Looked = { token: string; purchase: OpenedPurchase } | { problem: string } | undefined;

function usePurchase(): Looked {
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    let gone = false;
    const token = window.location.hash.slice(1);
    lookAtPurchase(token).then(
      (purchase) => !gone && setLooked({ token, purchase }),
      (error: unknown) => !gone && setLooked({ problem: problemOf(error, failure).text }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return looked;
}

interface PurchaseScreenProps {
  screens: Screens;
  draft: Draft;
}

/** For an address that has an account: who signs in with it finds the purchase there. */
function SignIn({ screens, draft, email }: PurchaseScreenProps & { email?: string }): ReactNode {
  const { user } = useSession();
  if (user && (!email || user.email === email)) {
    return (
      <ButtonLink variant="primary" size="lg" block to={paths.profile}>
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

/** Where "Open your purchase" in a mail leads (account-39). */
export function PurchaseScreen(props: PurchaseScreenProps): ReactNode {
  const { google } = useLoaderData<{ google: GoogleState }>();
  const looked = usePurchase();
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
  const { token, purchase } = looked;
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
            It is in the account <b>{email}</b>.
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
