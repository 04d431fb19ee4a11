import type { ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { wordsForTemplate } from '#shared/lib/mail-words.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { ListViews } from '#shared/ui/lists/list-filters.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { type Mail, statuses, useMailRetry, useMails } from './api.ts';
import styles from './mail-list.module.css';

function RetryButton({ mail }: { mail: Mail }): ReactNode {
  const retry = useMailRetry();
  const { busy, run } = useAction(async () => {
    await retry(mail._id);
    toast.success(`The mail to ${mail.toEmail} is being sent again.`);
  });
  return (
    <Button
      size="sm"
      iconBefore="refresh"
      busy={busy}
      busyLabel="Sending..."
      aria-label={`Send the mail to ${mail.toEmail} again`}
      onClick={() => run()}
    >
      Try again
    </Button>
  );
}

const columns: readonly Column<Mail>[] = [
  {
    id: 'date',
    header: 'Date',
    date: true,
    className: styles.date,
    cell: ({ createdAt, sentAt }) => (
      <time dateTime={sentAt ?? createdAt}>{dayAndTime(sentAt ?? createdAt)}</time>
    ),
  },
  { id: 'to', header: 'To', className: styles.to, cell: ({ toEmail }) => <EmailText>{toEmail}</EmailText> },
  { id: 'mail', header: 'Mail', cell: ({ template }) => wordsForTemplate(template) },
  { id: 'attempts', header: 'Attempts', numeric: true, labelled: true, cell: ({ attempts }) => attempts },
];

const failedColumns: readonly Column<Mail>[] = [
  ...columns,
  {
    id: 'error',
    header: 'Reason',
    wide: true,
    className: styles.error,
    cell: ({ error }) => error ?? 'Unknown',
  },
  {
    id: 'retry',
    header: 'Send',
    wide: true,
    className: styles.retry,
    cell: (mail) => <RetryButton mail={mail} />,
  },
];

const nothing = {
  failed: {
    title: 'No failed mails',
    text: 'Receipts and codes that could not be delivered are listed here.',
  },
  queued: {
    title: 'No waiting mails',
    text: 'Mails are listed here for the few seconds until they are sent.',
  },
  sent: {
    title: 'No mails yet',
    text: 'Receipts, codes and contact messages are listed here once they are sent.',
  },
} as const;

/** Transactional mails by status; failed ones can be sent again. */
export function MailList(): ReactNode {
  const list = useMails();
  const { status } = list.query;
  return (
    <AdminPage title="Mails" note="Receipts, codes and contact messages">
      <Stack gap="4h">
        <ListViews list={list} label="Which mails" field="status" words={statuses} />
        <AdminList
          key={status}
          list={list}
          noun={['mail', 'mails']}
          columns={status === 'failed' ? failedColumns : columns}
          rowHeight={{ row: 2.9, card: 4.45 }}
          rowKey={({ _id }) => _id}
          empty={{ icon: 'mail', ...nothing[status] }}
        />
      </Stack>
    </AdminPage>
  );
}
