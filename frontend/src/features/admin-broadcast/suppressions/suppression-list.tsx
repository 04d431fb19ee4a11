import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { pageSize, useSuppressionActions, useSuppressions } from '../api.ts';
import type { Suppression } from '../broadcast.ts';
import styles from '../watch/outcome.module.css';

const reasonWords: Readonly<Record<Suppression['reason'], string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  manual: 'Added manually',
};

function pathFor({ search, page }: { search: string; page: number }): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? adminPaths.suppressions : `${adminPaths.suppressions}?${query}`;
}

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
    className: styles.date,
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

/** Addresses that get no broadcast: who asked for it, and who cannot be reached. */
export function SuppressionList(): ReactNode {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = readPage(params);
  const go = useListAddress({ search, page }, pathFor);
  const list = useSuppressions(search, page);
  const { add, remove } = useSuppressionActions();
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  /** @returns whether it worked */
  async function tell(work: Promise<void>, done: string): Promise<boolean> {
    setProblem(undefined);
    try {
      await work;
      toast.success(done);
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
      <div className={styles.page}>
        <div className={styles.forms}>
          <ListFilters
            search={{ value: search, maxLength: 200, onSearch: (text) => go({ search: text }, 'typed') }}
            onClear={() => go({ search: '' })}
          />
          <OneLineForm
            label="Add an address"
            button="Add"
            type="email"
            onSubmit={(email) => tell(add(email), `${email} gets no more broadcasts.`)}
          />
        </div>
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        <AdminList
          list={list}
          noun={['address', 'addresses']}
          page={page}
          limit={pageSize}
          hrefFor={(next) => pathFor({ search, page: next })}
          columns={columnsFor(setAsked)}
          rowHeight={{ row: 4.4, card: 7.1 }}
          rowKey={({ email }) => email}
          empty={
            <EmptyState
              icon="mail"
              title="No one has unsubscribed"
              text="Addresses that unsubscribe or bounce are listed here."
            />
          }
        />
      </div>
      <AlertDialog
        open={asked !== null}
        title="Remove from the list?"
        text={`${asked ?? ''} will get broadcasts again. Do this only if they asked for it.`}
        confirmLabel="Remove from the list"
        onConfirm={() => {
          if (asked) void tell(remove(asked), `${asked} can get broadcasts again.`);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </AdminPage>
  );
}
