import { business } from '@ironbloom/brand';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { paths } from '#shared/config/paths.ts';
import { keepSession } from '#shared/session/keep-session.ts';
import { roleWords } from '#shared/session/rights.ts';
import { reloadUser, useSession } from '#shared/session/session.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import {
  acceptInvitation,
  type GoogleState,
  type Invitation,
  fetchInvitation,
  type SignedIn,
} from '../api.ts';
import { Screen, Waiting } from '../components/screen.tsx';
import { useMailLink } from '../use-mail-link.ts';
import { type Problem, problemOf } from '../failure.ts';
import { FormProblem } from '../components/form-problem.tsx';
import { NameField, PasswordField } from '../components/account-fields.tsx';
import { PasswordChecklist } from '../components/password-checklist.tsx';
import { ToGoogle } from '../google/continue-with-google.tsx';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import styles from '../components/fields.module.css';

const failure = {
  refused: 'The invitation could not be opened.',
  unreachable: 'The invitation could not be opened. Please try again.',
};

function Accepted({ email }: { email: string }): ReactNode {
  const next = new URLSearchParams({ next: paths.admin });
  return (
    <Screen icon="check" title="Invitation accepted" lead={`Sign in as ${email} to begin.`}>
      <ButtonLink variant="primary" size="lg" block to={`${paths.signup}?${next}`}>
        Sign in
      </ButtonLink>
    </Screen>
  );
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }): ReactNode {
  const navigate = useNavigate();
  const { user } = useSession();
  const { google } = useLoaderData<{ google: GoogleState }>();
  const [accepted, setAccepted] = useState(false);
  const { email, staffRole, invitedBy, hasAccount } = invitation;

  async function onAccepted(session: SignedIn | null): Promise<void> {
    if (!session && user?.email !== email) {
      setAccepted(true);
      return;
    }
    if (session) keepSession(session.token, session.expiresIn);
    else await reloadUser();
    formToast.success(`Welcome. Your role is ${roleWords[staffRole]}.`);
    await navigate(session?.role === 'admin' || staffRole !== 'coach' ? paths.admin : paths.profile, {
      replace: true,
    });
  }

  if (accepted) return <Accepted email={email} />;
  const lead = (
    <>
      {invitedBy} invites you to work on {business().name} as <b>{roleWords[staffRole]}</b>, with the address{' '}
      <b>{email}</b>.
    </>
  );
  return (
    <Screen title="You are invited" lead={lead}>
      {hasAccount ? (
        <AcceptRole token={token} onAccepted={onAccepted} />
      ) : (
        <AcceptForm token={token} email={email} google={google === 'ready'} onAccepted={onAccepted} />
      )}
    </Screen>
  );
}

/** Opens an invitation's link: creates an account, or adds the role to the existing one (account-28). */
export function InvitationScreen(): ReactNode {
  const opened = useMailLink(fetchInvitation, failure);
  if (!opened) {
    return (
      <>
        <h1 className="sr">Your invitation</h1>
        <Waiting>Loading your invitation...</Waiting>
      </>
    );
  }
  if ('found' in opened) return <Invited token={opened.token} invitation={opened.found} />;
  return (
    <Screen icon="alert" title="This invitation is no longer valid" lead={opened.problem}>
      <ButtonLink block to={paths.home}>
        Back to Home
      </ButtonLink>
    </Screen>
  );
}

interface AcceptRoleProps {
  token: string;
  onAccepted: (session: SignedIn | null) => Promise<void>;
}

/** The address has an account: only the role is added. */
function AcceptRole({ token, onAccepted }: AcceptRoleProps): ReactNode {
  const [problem, setProblem] = useState<Problem | null>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(null);
      await onAccepted(await acceptInvitation(token));
    },
    (error) => setProblem(problemOf(error, acceptFailure)),
  );

  return (
    <>
      <p className="muted">You have an account with this address already. It keeps its password.</p>
      <Button variant="primary" size="lg" block busy={busy} busyLabel="Accepting..." onClick={() => run()}>
        Accept
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}

interface AcceptFormProps {
  token: string;
  email: string;
  google: boolean;
  onAccepted: (session: SignedIn | null) => Promise<void>;
}

/** The address has no account: name and password, or Google, which leads back here. */
function AcceptForm({ token, email, google, onAccepted }: AcceptFormProps): ReactNode {
  const [draft] = useState<Draft>(() => new Map());
  const { problem, password, busy, form, ...fields } = useAccountForm({
    draft,
    rules: (schemas) => schemas.invited,
    failure: acceptFailure,
    send: async (account) => onAccepted(await acceptInvitation(token, account)),
  });
  return (
    <form className={styles.fields} method="dialog" aria-label="Accept the invitation" {...form}>
      {/* For password managers: whose password this is. */}
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

const acceptFailure = {
  refused: 'The invitation could not be accepted.',
  unreachable: 'The invitation could not be accepted. Please try again.',
};
