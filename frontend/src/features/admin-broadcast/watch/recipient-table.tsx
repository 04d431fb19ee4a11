import { useAction } from '#shared/ui/actions/use-action.ts';
import type { ReactNode } from 'react';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { useBroadcastActions, type useRecipients } from '../api.ts';
import { recipientWords, type Recipient } from '../broadcast.ts';
import styles from './outcome.module.css';

function SendAgain({ id, recipient }: { id: string; recipient: Recipient }): ReactNode {
  const { sendAgain } = useBroadcastActions(id);
  const { busy, run } = useAction(() => sendAgain(recipient._id));
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={busy}
      busyLabel="Sending..."
      aria-label={`Send again to ${recipient.email}`}
      onClick={() => run()}
    >
      Send again
    </Button>
  );
}

const columnsFor = (id: string): readonly Column<Recipient>[] => [
  {
    id: 'email',
    header: 'Recipient',
    className: styles.email,
    cell: ({ email, name, error, status }) => (
      <>
        <EmailText>{email}</EmailText>
        {name && <span className={styles.more}>{name}</span>}
        {error && status !== 'sent' && <span className={styles.more}>{error}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, error }) => (
      <Badge dot tone={recipientWords[status].tone} title={error ?? undefined}>
        {recipientWords[status].word}
      </Badge>
    ),
  },
  {
    id: 'again',
    header: 'Action',
    cell: (recipient) => recipient.status === 'uncertain' && <SendAgain id={id} recipient={recipient} />,
  },
];

interface RecipientTableProps {
  /** Of the broadcast. */
  id: string;
  list: ReturnType<typeof useRecipients>;
}

/** Recipients with their status and the mail server's error. */
export function RecipientTable({ id, list }: RecipientTableProps): ReactNode {
  return (
    <AdminList
      list={list}
      noun={['recipient', 'recipients']}
      columns={columnsFor(id)}
      rowHeight={{ row: 4.1, card: 5 }}
      rowKey={({ _id }) => _id}
      empty={{ icon: 'mail', title: 'No recipients found', text: 'No recipients match this filter.' }}
    />
  );
}
