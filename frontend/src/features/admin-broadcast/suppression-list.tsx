import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useSuppressionActions, useSuppressions } from './api.ts';
import type { Suppression } from './broadcast.ts';
import styles from './watch/outcome.module.css';

const reasonWords: Readonly<Record<Suppression['reason'], string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  manual: 'Added manually',
};

const columnsFor = (onRemove: (email: string) => void): readonly Column<Suppression>[] => [
  {
    id: 'email',
    header: 'Email',
    className: styles.email,
    cell: ({ email, note }) => (
      <>
        <EmailText>{email}</EmailText>
        {note && <span className={styles.more}>{note}</span>}
      </>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reasonWords[reason] },
  {
    id: 'date',
    header: 'Since',
    labelled: true,
    date: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>,
  },
  {
    id: 'remove',
    header: 'Action',
    cell: ({ email }) => (
      <Button size="sm" variant="quiet" aria-label={`Remove ${email}`} onClick={() => onRemove(email)}>
        Remove
      </Button>
    ),
  },
];

/** Addresses that get no broadcasts. */
export function SuppressionList(): ReactNode {
  const list = useSuppressions();
  const { add, remove } = useSuppressionActions();
  const [removing, setRemoving] = useState<string>();
  const [problem, setProblem] = useState<string>();

  /** @returns whether it succeeded */
  async function tryToAdd(email: string): Promise<boolean> {
    setProblem(undefined);
    try {
      await add(email);
      toast.success(`${email} gets no more broadcasts.`);
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    }
  }

  return (
    <AdminPage
      title="Unsubscribed"
      back={<BackLink to={adminPaths.broadcasts}>Back to Broadcasts</BackLink>}
      note="These addresses get no broadcasts, but still get receipts and codes."
    >
      <Stack gap="4h">
        <Row gap="3" className={styles.forms}>
          <ListFilters list={list} maxLength={200} />
          <OneLineForm label="Add an address" button="Add" type="email" onSubmit={tryToAdd} />
        </Row>
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        <AdminList
          list={list}
          noun={['address', 'addresses']}
          columns={columnsFor(setRemoving)}
          rowHeight={{ row: 4.4, card: 7.1 }}
          rowKey={({ email }) => email}
          empty={{
            icon: 'mail',
            title: 'No one has unsubscribed',
            text: 'Addresses that unsubscribe or bounce are listed here.',
          }}
          emptyFiltered={{ title: 'No addresses found', text: 'No addresses match. Try another search.' }}
        />
      </Stack>
      {removing && (
        <ConfirmDialog
          title="Remove from the list?"
          text={`${removing} will get broadcasts again. Do this only if they asked for it.`}
          confirmLabel="Remove from the list"
          work={() => remove(removing)}
          done={`${removing} can get broadcasts again.`}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </AdminPage>
  );
}
