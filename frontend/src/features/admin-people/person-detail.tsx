import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, fullDayAndTime } from '#shared/india/dates.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Panel } from '#shared/ui/layout/section.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { Fact, Facts } from '#shared/ui/text/facts.tsx';
import { usePerson, usePersonActions } from './api.ts';
import { Histories } from './histories.tsx';
import { StandingBadge } from './people-list.tsx';
import { type Account, firstName, type Person } from './person.ts';
import styles from './person-detail.module.css';
import { PersonalDataButtons } from './personal-data-buttons.tsx';
import { RoleDialog } from './role-dialog.tsx';

type Decision = 'deactivate' | 'reactivate' | 'endSessions' | 'resetSecondFactor';

const ending = (sessions: number): string =>
  sessions === 1 ? 'The open session ends now.' : `The ${sessions} open sessions end now.`;

function wordsFor(decision: Decision, name: string, sessions: number) {
  if (decision === 'deactivate') {
    return {
      title: `Deactivate the account of ${name}?`,
      text: `${name} can no longer sign in. ${sessions > 0 ? `${ending(sessions)} ` : ''}Purchases, messages and receipts stay. You can reactivate the account at any time.`,
      confirmLabel: 'Deactivate',
      done: `The account of ${name} is deactivated.`,
    };
  }
  if (decision === 'reactivate') {
    return {
      title: `Reactivate the account of ${name}?`,
      text: `${name} can sign in again with the same password and role.`,
      confirmLabel: 'Reactivate',
      done: `${name} can sign in again.`,
    };
  }
  if (decision === 'resetSecondFactor') {
    return {
      title: `Reset two-step sign-in of ${name}?`,
      text: `The authenticator app, passkeys and recovery codes of ${name} stop working. ${sessions > 0 ? `${ending(sessions)} ` : ''}${name} signs in with the password alone until two-step sign-in is set up again, and is notified by email. Make sure that the request comes from ${name}.`,
      confirmLabel: 'Reset',
      done: `Two-step sign-in of ${name} is reset.`,
    };
  }
  return {
    title: `End every session of ${name}?`,
    text: `${ending(sessions)} ${name} has to sign in again on every browser and phone.`,
    confirmLabel: 'End sessions',
    done: `${name} is signed out everywhere.`,
  };
}

interface DecisionDialogProps {
  decision: Decision;
  person: Person;
  /** Open sessions, which end. */
  sessions: number;
  onClose: () => void;
}

/** Confirms an action on an account and states its effect. */
function DecisionDialog({ decision, person, sessions, onClose }: DecisionDialogProps): ReactNode {
  const actions = usePersonActions(person._id);
  return (
    <ConfirmDialog
      {...wordsFor(decision, firstName(person), sessions)}
      tone={decision === 'reactivate' ? 'plain' : 'danger'}
      onClose={onClose}
      work={actions[decision]}
    />
  );
}

function Decisions({ person, account }: { person: Person; account: Account }): ReactNode {
  const [asking, setAsking] = useState<Decision | 'role'>();
  const { deactivatedAt, verified, isYou, isNamedOwner } = account;
  const close = (): void => setAsking(undefined);
  return (
    <>
      <Row gap="2" align="center">
        {verified && !isNamedOwner && deactivatedAt === null && (
          <Button size="sm" onClick={() => setAsking('role')}>
            Change role
          </Button>
        )}
        {account.sessions.length > 0 && (
          <Button size="sm" onClick={() => setAsking('endSessions')}>
            End sessions
          </Button>
        )}
        {account.hasSecondFactor && !isYou && (
          <Button size="sm" onClick={() => setAsking('resetSecondFactor')}>
            Reset two-step sign-in
          </Button>
        )}
        {deactivatedAt !== null && (
          <Button size="sm" onClick={() => setAsking('reactivate')}>
            Reactivate
          </Button>
        )}
        {deactivatedAt === null && !isYou && !isNamedOwner && (
          <Button size="sm" variant="danger" onClick={() => setAsking('deactivate')}>
            Deactivate
          </Button>
        )}
      </Row>
      {asking === 'role' && <RoleDialog person={person} onClose={close} />}
      {asking !== undefined && asking !== 'role' && (
        <DecisionDialog
          decision={asking}
          person={person}
          sessions={account.sessions.length}
          onClose={close}
        />
      )}
    </>
  );
}

/** The account, with an owner's actions. */
function AccountPanel({ person }: { person: Person }): ReactNode {
  const { account } = person;
  return (
    <Panel aria-label="Account">
      <Row as="p" gap="2" align="center">
        <StandingBadge person={person} />
        {account?.isYou && <Badge tone="grey">you</Badge>}
      </Row>
      {account?.deactivatedAt && (
        <Notice tone="red">
          Deactivated {fullDayAndTime(account.deactivatedAt)}. Nobody can sign in with this account.
        </Notice>
      )}
      {account?.isNamedOwner && (
        <p className="small muted">Set on the server (ADMIN_EMAIL): always an owner.</p>
      )}
      <Facts className={styles.facts}>
        <Fact label="Email">
          <a className="link" href={`mailto:${encodeURIComponent(person.email)}`}>
            <EmailText>{person.email}</EmailText>
          </a>
        </Fact>
        <Fact label="Account">
          <span className="num">
            {account ? `Since ${fullDayAndTime(account.createdAt)}` : 'None: bought without an account'}
          </span>
        </Fact>
        {account && (
          <Fact label="Signed up">
            {account.type === 'google' ? 'with Google' : 'with email and password'}
          </Fact>
        )}
        {account && (account.hasSecondFactor || person.staffRole !== null) && (
          <Fact label="Two-step sign-in">{account.hasSecondFactor ? 'On' : 'Off'}</Fact>
        )}
        {account && !account.verified && <Fact label="Address">Not verified: the name is not confirmed</Fact>}
        <Fact label="First seen">
          <span className="num">{fullDayAndTime(person.since)}</span>
        </Fact>
      </Facts>
      {account && <Decisions person={person} account={account} />}
    </Panel>
  );
}

const reasons = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  manual: 'Removed by staff',
} as const;

const kinds = { terms: 'Agreement', marketing: 'Marketing emails', story: 'Testimonial' } as const;

function Consent({ terms, broadcasts, ledger }: Person['consent']): ReactNode {
  return (
    <Facts className={`num ${styles.facts}`}>
      <Fact label="Terms">Agreed to by signing up or buying, {dayAndTime(terms)}</Fact>
      <Fact label="Broadcasts">
        {broadcasts ? `${reasons[broadcasts.reason]}, ${dayAndTime(broadcasts.since)}` : 'Not unsubscribed'}
      </Fact>
      {ledger.map(({ what, words, source, givenAt, withdrawnAt, withdrawnBy }) => (
        <Fact key={`${what} ${givenAt} ${withdrawnAt} ${source}`} label={kinds[what]}>
          {[
            words,
            givenAt !== null && `${dayAndTime(givenAt)}, ${source}`,
            withdrawnAt !== null && `withdrawn ${dayAndTime(withdrawnAt)}, ${withdrawnBy}`,
          ]
            .filter(Boolean)
            .join('; ')}
        </Fact>
      ))}
    </Facts>
  );
}

function Columns({ side, story }: { side: ReactNode; story: ReactNode }): ReactNode {
  return (
    <div className={styles.columns}>
      {side}
      {story}
    </div>
  );
}

/** One person: account, consents, data and history (admin-20). */
export function PersonDetail(): ReactNode {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const answer = usePerson(id);
  return (
    <AdminPage
      title={answer.data?.name ?? 'Person'}
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
    >
      <Stack gap="5">
        <Loaded
          answer={answer}
          loading={<Columns side={<Skeleton height="18rem" />} story={<Skeleton height="30rem" />} />}
          missing={
            <EmptyState
              icon="user"
              title="Person not found"
              text="Part of the address may be missing."
              action={
                <ButtonLink size="sm" to={adminPaths.people}>
                  See all people
                </ButtonLink>
              }
            />
          }
        >
          {(person) => (
            <Columns
              side={
                <Stack gap="5" className={styles.top}>
                  <AccountPanel person={person} />
                  <Panel title="Consent">
                    <Consent {...person.consent} />
                  </Panel>
                  <Panel title="Personal data">
                    <PersonalDataButtons
                      email={person.email}
                      mayErase={!person.account?.isYou}
                      onErased={() => void navigate(adminPaths.privacy)}
                    />
                  </Panel>
                </Stack>
              }
              story={<Histories person={person} />}
            />
          )}
        </Loaded>
      </Stack>
    </AdminPage>
  );
}
