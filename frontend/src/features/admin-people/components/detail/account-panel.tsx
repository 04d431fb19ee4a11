import { useState, type ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Account, Person } from '../../person.ts';
import { RoleDialog } from '../roles/role-dialog.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';
import styles from './person-detail.module.css';

function Decisions({ person, account }: { person: Person; account: Account }): ReactNode {
  const [asking, setAsking] = useState<Decision | 'role'>();
  const { deactivatedAt, verified, isYou, isNamedOwner } = account;
  const close = (): void => setAsking(undefined);
  return (
    <>
      <div className={styles.actions}>
        {verified && !isNamedOwner && deactivatedAt === null && (
          <Button size="sm" onClick={() => setAsking('role')}>
            Change role
          </Button>
        )}
        {account.sessions.length > 0 && (
          <Button size="sm" onClick={() => setAsking('end-sessions')}>
            End sessions
          </Button>
        )}
        {account.hasSecondFactor && !isYou && (
          <Button size="sm" onClick={() => setAsking('reset-second-factor')}>
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
      </div>
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

/** Who somebody is, and what an owner may decide over their account. */
export function AccountPanel({ person }: { person: Person }): ReactNode {
  const { account } = person;
  return (
    <section className={styles.panel} aria-label="Account">
      <p className={styles.badges}>
        <StandingBadge person={person} />
        {account?.isYou && <Badge tone="grey">you</Badge>}
      </p>
      {account?.deactivatedAt && (
        <Notice tone="red">
          Deactivated {fullDayAndTime(account.deactivatedAt)}. Nobody can sign in with this account.
        </Notice>
      )}
      {account?.isNamedOwner && (
        <p className="small muted">Set on the server (ADMIN_EMAIL): always an owner.</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>
            <a className="link" href={`mailto:${encodeURIComponent(person.email)}`}>
              <EmailText>{person.email}</EmailText>
            </a>
          </dd>
        </div>
        <div>
          <dt>Account</dt>
          <dd className="num">
            {account ? `Since ${fullDayAndTime(account.createdAt)}` : 'None: bought without an account'}
          </dd>
        </div>
        {account && (
          <div>
            <dt>Signed up</dt>
            <dd>{account.type === 'google' ? 'with Google' : 'with email and password'}</dd>
          </div>
        )}
        {account && (account.hasSecondFactor || person.staffRole !== null) && (
          <div>
            <dt>Two-step sign-in</dt>
            <dd>{account.hasSecondFactor ? 'On' : 'Off'}</dd>
          </div>
        )}
        {account && !account.verified && (
          <div>
            <dt>Address</dt>
            <dd>Not verified: the name is not confirmed</dd>
          </div>
        )}
        <div>
          <dt>First seen</dt>
          <dd className="num">{fullDayAndTime(person.since)}</dd>
        </div>
      </dl>
      {account && <Decisions person={person} account={account} />}
    </section>
  );
}
