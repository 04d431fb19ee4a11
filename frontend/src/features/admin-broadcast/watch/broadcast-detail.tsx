import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../shared/api/errors.ts';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { dayAndTime } from '../../../shared/lib/india-time.ts';
import { AdminPage } from '../../../shared/ui/admin-page.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { BackLink } from '../../../shared/ui/back-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FilterLinks } from '../../../shared/ui/filter-links.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { LoadError } from '../../../shared/ui/load-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useBroadcast, useBroadcastActions, type BroadcastAction, type RecipientQuery } from '../api.ts';
import { countOf, recipientWords, statusWords, type Broadcast, type RecipientStatus } from '../broadcast.ts';
import { Outcome } from './outcome.tsx';
import styles from './outcome.module.css';
import { RecipientTable, recipientsPath } from './recipient-table.tsx';

const filters: readonly RecipientStatus[] = [
  'sent',
  'failed',
  'uncertain',
  'suppressed',
  'queued',
  'cancelled',
];

function readQuery(params: URLSearchParams): RecipientQuery {
  return {
    status: filters.find((status) => status === params.get('status')),
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

function Actions({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const { act } = useBroadcastActions(broadcast._id);
  const [busy, setBusy] = useState<BroadcastAction | null>(null);
  const [asking, setAsking] = useState(false);
  const { status } = broadcast;

  async function run(action: BroadcastAction): Promise<void> {
    setBusy(action);
    try {
      await act(action);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    } finally {
      setBusy(null);
      setAsking(false);
    }
  }

  const button = (action: BroadcastAction, label: string): ReactNode => (
    <Button size="sm" busy={busy === action} disabled={busy !== null} onClick={() => void run(action)}>
      {label}
    </Button>
  );
  return (
    <>
      {status === 'running' && button('pause', 'Pause')}
      {status === 'paused' && button('resume', 'Resume')}
      {status === 'scheduled' && button('resume', 'Send now')}
      {status === 'finished' && countOf(broadcast, 'failed') > 0 && button('retry-failed', 'Retry failed')}
      {(status === 'running' || status === 'paused' || status === 'scheduled') && (
        <Button size="sm" variant="danger" disabled={busy !== null} onClick={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      <AlertDialog
        open={asking}
        title="Cancel this broadcast?"
        text="Whoever has not got it yet will not get it. What is sent stays sent."
        confirmLabel="Cancel the broadcast"
        cancelLabel="Keep it"
        busy={busy === 'cancel'}
        onConfirm={() => void run('cancel')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function noteOf({ status, scheduledAt, createdBy }: Broadcast): string {
  const when = status === 'scheduled' && scheduledAt ? ` for ${dayAndTime(scheduledAt)}` : '';
  return `${statusWords[status].word}${when}, by ${createdBy}`;
}

/** One broadcast: how far it is, what can be done, and what became of everybody. */
export function BroadcastDetail(): ReactNode {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(params);
  const { data: broadcast, error, mutate } = useBroadcast(id);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(recipientsPath(id, { ...query, search: text, page: 1 }));
  }

  return (
    <AdminPage
      title={broadcast?.subject ?? 'Broadcast'}
      back={<BackLink to={adminPaths.broadcasts}>Back to Broadcasts</BackLink>}
      note={broadcast && noteOf(broadcast)}
      actions={broadcast && <Actions broadcast={broadcast} />}
    >
      <div className={styles.page}>
        {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!broadcast && !error && <Skeleton height="9rem" />}
        {broadcast && <Outcome broadcast={broadcast} />}
        {broadcast && (
          <>
            <FilterLinks
              label="Which recipients"
              links={[undefined, ...filters].map((status) => ({
                to: recipientsPath(id, { ...query, status, page: 1 }),
                label: status ? recipientWords[status].word : 'All',
                current: status === query.status,
              }))}
            />
            <form key={query.search} className={styles.search} role="search" onSubmit={search}>
              <Field label="Search">
                {(control) => (
                  <Input
                    {...control}
                    type="search"
                    name="search"
                    placeholder="Email or name"
                    defaultValue={query.search}
                    maxLength={200}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Button type="submit" variant="solid">
                Search
              </Button>
            </form>
            <RecipientTable id={id} {...query} watched={broadcast.status === 'running'} />
          </>
        )}
      </div>
    </AdminPage>
  );
}
