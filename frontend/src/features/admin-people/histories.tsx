import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { wordsForTemplate } from '#shared/lib/mail-words.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { useMay } from '#shared/session/rights.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Person } from './person.ts';
import styles from './person-detail.module.css';

interface HistoryProps<Item> {
  title: string;
  none: string;
  items: readonly Item[];
  /** ISO-8601. */
  at: (item: Item) => string;
  more?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** One kind of activity, newest first, at most twenty. */
function History<Item extends { _id: string }>(props: HistoryProps<Item>): ReactNode {
  const { title, none, items, at, more, children } = props;
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <p className={`small quiet ${styles.none}`}>{none}</p>
      ) : (
        <ul className={styles.lines}>
          {items.map((item) => (
            <li key={item._id} className={styles.line}>
              <span className={styles.what}>{children(item)}</span>
              <time className="quiet num" dateTime={at(item)}>
                {dayAndTime(at(item))}
              </time>
            </li>
          ))}
        </ul>
      )}
      {more}
    </Section>
  );
}

const mailTones = { sent: 'green', queued: 'amber', failed: 'red' } as const;
const programTones = {
  new: 'red',
  assessing: 'amber',
  active: 'green',
  paused: 'grey',
  ended: 'grey',
  cancelled: 'grey',
} as const;
const mailStates = { sent: 'sent', queued: 'waiting', failed: 'failed' } as const;

/** A person's purchases, messages, mails, sessions and sign-ins. */
export function Histories({ person }: { person: Person }): ReactNode {
  const { purchases, programs, messages, mails, account, signIns } = person;
  const may = useMay();
  const search = new URLSearchParams({ search: person.email });
  return (
    <Stack gap="6" className={styles.top}>
      <History title="Purchases" none="No purchases." items={purchases} at={({ completedAt }) => completedAt}>
        {({ _id, kindName, duration, amount, refunded, test }) => (
          <>
            <Link className="link" to={adminPaths.payment(_id)}>
              {kindName}, {inMonths(duration)}
            </Link>
            <b className="num">{formatRupees(amount)}</b>
            {refunded > 0 && <span className="muted num">{formatRupees(refunded)} refunded</span>}
            {test && <Badge tone="grey">test</Badge>}
          </>
        )}
      </History>
      <History title="Programs" none="No programs." items={programs} at={({ boughtAt }) => boughtAt}>
        {({ _id, item, half, state, week, weeks, coach }) => (
          <>
            {may('clients:read') ? (
              <Link className="link" to={adminPaths.client(_id)}>
                {item}
              </Link>
            ) : (
              item
            )}
            {half === 'buddy' && <span className="muted">as a buddy</span>}
            <Badge tone={programTones[state]}>{state}</Badge>
            <span className="muted">
              {[
                week !== null && weeks !== null && state === 'active' && `week ${week} of ${weeks}`,
                coach ? `with ${coach.name}` : 'nobody assigned',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </>
        )}
      </History>
      <History
        title="Enquiries"
        none="No enquiries."
        items={messages}
        at={({ createdAt }) => createdAt}
        more={
          messages.length > 0 && (
            <Link className="link small" to={`${adminPaths.messages}?${search.toString()}`}>
              View in Enquiries
            </Link>
          )
        }
      >
        {({ message, readAt }) => (
          <>
            {readAt === null && <Badge tone="tint">unread</Badge>}
            <span className={styles.clipped}>{message}</span>
          </>
        )}
      </History>
      <History
        title="Mails sent"
        none="No mails."
        items={mails}
        at={({ sentAt, createdAt }) => sentAt ?? createdAt}
      >
        {({ template, status, error }) => (
          <>
            {wordsForTemplate(template)}
            <Badge tone={mailTones[status]}>{mailStates[status]}</Badge>
            {error && status === 'failed' && <span className="muted">{error}</span>}
          </>
        )}
      </History>
      {account && (
        <History
          title="Active sessions"
          none="No active sessions."
          items={account.sessions}
          at={({ lastSeenAt }) => lastSeenAt}
        >
          {({ device }) => device}
        </History>
      )}
      <History title="Sign-ins" none="No sign-ins." items={signIns} at={({ createdAt }) => createdAt}>
        {({ action, feature, ip }) => (
          <>
            <Badge tone={action === 'Signed in' ? 'grey' : 'red'}>{action}</Badge>
            {feature === 'Google' && 'with Google'}
            {ip && <span className="muted num">{ip}</span>}
          </>
        )}
      </History>
    </Stack>
  );
}
