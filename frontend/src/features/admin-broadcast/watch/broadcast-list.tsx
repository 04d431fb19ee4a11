import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatCount } from '#shared/india/count.ts';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { useBroadcasts } from '../api.ts';
import { countOf, statusWords, type Broadcast } from '../broadcast.ts';
import styles from './outcome.module.css';

const columns: readonly Column<Broadcast>[] = [
  {
    id: 'subject',
    header: 'Subject',
    wide: true,
    cell: ({ _id, subject }) => (
      <Link className={`link ${styles.subject}`} to={adminPaths.broadcast(_id)}>
        {subject}
      </Link>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    date: true,
    cell: ({ createdAt, scheduledAt, startedAt }) => {
      const at = startedAt ?? scheduledAt ?? createdAt;
      return <time dateTime={at}>{dayAndTime(at)}</time>;
    },
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge dot tone={statusWords[status].tone}>
        {statusWords[status].word}
      </Badge>
    ),
  },
  { id: 'total', header: 'To', numeric: true, labelled: true, cell: ({ total }) => formatCount(total) },
  {
    id: 'sent',
    header: 'Sent',
    numeric: true,
    labelled: true,
    cell: (broadcast) => formatCount(countOf(broadcast, 'sent')),
  },
  {
    id: 'failed',
    header: 'Failed',
    numeric: true,
    labelled: true,
    cell: (broadcast) => (
      <>
        <span>{formatCount(countOf(broadcast, 'failed'))}</span>
        {countOf(broadcast, 'uncertain') > 0 && (
          <small className={styles.more}>{`${formatCount(countOf(broadcast, 'uncertain'))} uncertain`}</small>
        )}
      </>
    ),
  },
  {
    id: 'unsubscribed',
    header: 'Unsubscribed',
    numeric: true,
    labelled: true,
    cell: (broadcast) => formatCount(countOf(broadcast, 'suppressed')),
  },
];

/** Newest first. */
export function BroadcastList(): ReactNode {
  return (
    <AdminPage
      title="Broadcasts"
      note="Emails to many recipients"
      actions={
        <>
          <ButtonLink size="sm" to={adminPaths.suppressions}>
            Unsubscribed
          </ButtonLink>
          <ButtonLink size="sm" variant="primary" to={adminPaths.newBroadcast}>
            Send Message
          </ButtonLink>
        </>
      }
    >
      <AdminList
        list={useBroadcasts()}
        noun={['broadcast', 'broadcasts']}
        columns={columns}
        rowHeight={{ row: 3.25, card: 7.5 }}
        rowKey={({ _id }) => _id}
        empty={{
          icon: 'mail',
          title: 'No broadcasts yet',
          text: 'Sent and scheduled broadcasts are listed here.',
        }}
      />
    </AdminPage>
  );
}
