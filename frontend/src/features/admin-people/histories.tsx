import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { wordsForTemplate } from '#shared/lib/mail-words.ts';
import { Section } from '#shared/ui/layout/section.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Account, Person } from './person.ts';
import styles from './person-detail.module.css';

interface Line {
  id: string;
  /** ISO-8601. */
  at: string;
  what: ReactNode;
}

/** What somebody did with us, newest first; the newest twenty. */
function History({
  title,
  none,
  lines,
  more,
}: {
  title: string;
  none: string;
  lines: readonly Line[];
  more?: ReactNode;
}): ReactNode {
  return (
    <Section title={title}>
      {lines.length === 0 ? (
        <p className={`small quiet ${styles.none}`}>{none}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ id, at, what }) => (
            <li key={id} className={styles.line}>
              <span className={styles.what}>{what}</span>
              <time className="quiet num" dateTime={at}>
                {dayAndTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {more}
    </Section>
  );
}

export function PurchaseHistory({ purchases }: Pick<Person, 'purchases'>): ReactNode {
  const lines = purchases.map(({ _id, completedAt, kindName, duration, amount, refunded, test }) => ({
    id: _id,
    at: completedAt,
    what: (
      <>
        <Link className="link" to={adminPaths.payment(_id)}>
          {kindName}, {duration} {duration === 1 ? 'month' : 'months'}
        </Link>
        <b className="num">{formatRupees(amount)}</b>
        {refunded > 0 && <span className="muted num">{formatRupees(refunded)} refunded</span>}
        {test && <Badge tone="grey">test</Badge>}
      </>
    ),
  }));
  return <History title="Purchases" none="No purchases." lines={lines} />;
}

export function MessageHistory({ messages, email }: Pick<Person, 'messages' | 'email'>): ReactNode {
  const lines = messages.map(({ _id, message, createdAt, readAt }) => ({
    id: _id,
    at: createdAt,
    what: (
      <>
        {readAt === null && <Badge tone="tint">unread</Badge>}
        <span className={styles.clipped}>{message}</span>
      </>
    ),
  }));
  const search = new URLSearchParams({ search: email });
  const more = messages.length > 0 && (
    <Link className="link small" to={`${adminPaths.messages}?${search.toString()}`}>
      View in Messages
    </Link>
  );
  return <History title="Messages" none="No messages." lines={lines} more={more} />;
}

const mailTones = { sent: 'green', queued: 'amber', failed: 'red' } as const;
const mailStates = { sent: 'sent', queued: 'waiting', failed: 'failed' } as const;

export function MailHistory({ mails }: Pick<Person, 'mails'>): ReactNode {
  const lines = mails.map(({ _id, template, status, error, createdAt, sentAt }) => ({
    id: _id,
    at: sentAt ?? createdAt,
    what: (
      <>
        {wordsForTemplate(template)}
        <Badge tone={mailTones[status]}>{mailStates[status]}</Badge>
        {error && status === 'failed' && <span className="muted">{error}</span>}
      </>
    ),
  }));
  return <History title="Mails sent" none="No mails." lines={lines} />;
}

export function SessionHistory({ sessions }: Pick<Account, 'sessions'>): ReactNode {
  const lines = sessions.map(({ _id, device, lastSeenAt }) => ({ id: _id, at: lastSeenAt, what: device }));
  return <History title="Active sessions" none="No active sessions." lines={lines} />;
}

export function SignInHistory({ signIns }: Pick<Person, 'signIns'>): ReactNode {
  const lines = signIns.map(({ _id, action, feature, ip, createdAt }) => ({
    id: _id,
    at: createdAt,
    what: (
      <>
        <Badge tone={action === 'Signed in' ? 'grey' : 'red'}>{action}</Badge>
        {feature === 'Google' && 'with Google'}
        {ip && <span className="muted num">{ip}</span>}
      </>
    ),
  }));
  return <History title="Sign-ins" none="No sign-ins." lines={lines} />;
}
