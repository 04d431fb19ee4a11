import type { FormEvent, ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { dayAndTime } from '../../../shared/lib/india-time.ts';
import { AdminPage } from '../../../shared/ui/admin-page.tsx';
import { BackLink } from '../../../shared/ui/back-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FilterLinks } from '../../../shared/ui/filter-links.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { LoadError } from '../../../shared/ui/load-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useBroadcast, type RecipientQuery } from '../api.ts';
import { recipientWords, statusWords, type Broadcast, type RecipientStatus } from '../broadcast.ts';
import { Actions } from './actions.tsx';
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
