import { lazy, useState, type ReactNode } from 'react';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { MemberData } from '#shared/session/member-data.tsx';
import { reloadUser, useSession } from '#shared/session/session.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { logout } from '#shared/session/logout.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { NameField } from '../components/account-fields.tsx';
import { FormProblem } from '../components/form-problem.tsx';
import { useAccountForm, type Draft } from '../use-account-form.ts';
import { changeName, endSession, type OwnSession, useOwnSessions } from './api.ts';
import { PasswordForm } from './password-form.tsx';
import { AccountLine, AccountLines } from './account-line.tsx';
import fields from '../components/fields.module.css';
import styles from './own-account.module.css';

/** Loaded apart: staff only. */
const TwoStep = lazy(async () => ({ default: (await import('../two-step/two-step.tsx')).TwoStep }));

/** Loaded apart: below the fold and rarely used. */
const OwnData = lazy(async () => ({ default: (await import('./own-data.tsx')).OwnData }));

/** The account's settings. They are on the server, unlike the profile. */
export function OwnAccount(): ReactNode {
  return (
    <MemberData>
      <Account />
    </MemberData>
  );
}

function Account(): ReactNode {
  const session = useSession();
  // A new token reloads the user; the last one stays on screen meanwhile.
  const [last, setLast] = useState(session.user);
  if (session.user && session.user !== last) setLast(session.user);
  const user = session.loading ? last : session.user;
  if (!user) {
    const again = (): void => announceSession(sessionEvents.loginChanged);
    return session.error !== null && <LoadError message={session.error} onRetry={again} />;
  }
  return (
    <div className={styles.forms}>
      <section aria-labelledby="account-name">
        <h3 className={styles.title} id="account-name">
          Name
        </h3>
        <NameForm name={user.name} />
      </section>
      <section aria-labelledby="account-password">
        <h3 className={styles.title} id="account-password">
          Password
        </h3>
        <PasswordForm email={user.email} />
      </section>
      {(user.staffRole || user.hasSecondFactor) && (
        <section className={styles.wide} aria-labelledby="account-two-step">
          <h3 className={styles.title} id="account-two-step">
            Two-step sign-in
          </h3>
          <LazyPart fallback={<Skeleton height="9rem" />}>
            <TwoStep onChanged={() => void reloadUser()} />
          </LazyPart>
        </section>
      )}
      <section className={styles.wide} aria-labelledby="account-sessions">
        <h3 className={styles.title} id="account-sessions">
          Active sessions
        </h3>
        <OwnSessions />
      </section>
      <section className={styles.wide} aria-labelledby="account-data">
        <h3 className={styles.title} id="account-data">
          Your data
        </h3>
        <LazyPart fallback={<Skeleton height="7rem" />}>
          <OwnData />
        </LazyPart>
      </section>
    </div>
  );
}

const failure = {
  refused: 'Your name could not be changed.',
  unreachable: 'Your name could not be changed. Please try again.',
};

/** The account's name, used by mails and the menu; the profile's name stays in the browser. */
function NameForm({ name }: { name: string }): ReactNode {
  const [draft] = useState<Draft>(() => new Map([['name', name]]));
  const { problem, busy, form, ...inputs } = useAccountForm({
    draft,
    rules: (schemas) => schemas.accountName,
    failure,
    send: async (values) => {
      await changeName(values.name);
      formToast.success('Your name was changed.');
      await reloadUser();
    },
  });
  return (
    <form className={fields.fields} method="dialog" aria-label="Change your name" {...form}>
      <NameField
        {...inputs}
        draft={draft}
        label="Account name"
        hint="Shown in the menu and used in our mails."
      />
      <Button className={fields.own} type="submit" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <FormProblem problem={problem} />
    </form>
  );
}

function Line({ session, onEnded }: { session: OwnSession; onEnded: () => void }): ReactNode {
  const { _id, device, createdAt, lastSeenAt, current } = session;
  const { busy, run } = useAction(async () => {
    await endSession(_id);
    toast.success(`${device} is signed out.`);
    onEnded();
  });
  return (
    <AccountLine
      name={device}
      badge={current && <Badge tone="green">this device</Badge>}
      words={`${current ? 'In use now' : `Last seen ${fullDayAndTime(lastSeenAt)}`}, signed in ${fullDayAndTime(createdAt)}`}
    >
      <Button
        size="sm"
        busy={busy}
        busyLabel="Signing out..."
        aria-label={`Sign out ${device}, signed in ${fullDayAndTime(createdAt)}`}
        onClick={() => (current ? logout() : run())}
      >
        Sign out
      </Button>
    </AccountLine>
  );
}

/** The member's sessions, each with a sign-out button. */
function OwnSessions(): ReactNode {
  const { data, error, isLoading, mutate } = useOwnSessions();
  if (isLoading) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="4.5rem" />
      </div>
    );
  }
  if (!data) return <LoadError message={messageOf(error)} onRetry={() => void mutate()} />;
  return (
    <AccountLines>
      {data.items.map((session) => (
        <Line key={session._id} session={session} onEnded={() => void mutate()} />
      ))}
    </AccountLines>
  );
}
