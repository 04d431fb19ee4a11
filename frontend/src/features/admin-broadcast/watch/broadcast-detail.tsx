import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { useBroadcast, type RecipientQuery } from '../api.ts';
import { recipientWords, statusWords, type Broadcast, type RecipientStatus } from '../broadcast.ts';
import { Actions } from './actions.tsx';
import { Outcome } from './outcome.tsx';
import styles from './outcome.module.css';
import { SentMessage } from './sent-message.tsx';
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
    page: readPage(params),
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
  const query = readQuery(params);
  const go = useListAddress(query, (asked: RecipientQuery) => recipientsPath(id, asked));
  const { data: broadcast, error, mutate } = useBroadcast(id);

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
        {broadcast && <Outcome broadcast={broadcast} about={`From ${broadcast.fromName}`} />}
        {broadcast && (
          <>
            <SentMessage broadcast={broadcast} />
            <ListFilters
              views={
                <FilterLinks
                  label="Which recipients"
                  links={[undefined, ...filters].map((status) => ({
                    to: recipientsPath(id, { ...query, status, page: 1 }),
                    label: status ? recipientWords[status].word : 'All',
                    current: status === query.status,
                  }))}
                />
              }
              search={{
                value: query.search,
                placeholder: 'Email or name',
                maxLength: 200,
                onSearch: (search) => go({ search }, 'typed'),
              }}
              set={query.status ? 1 : 0}
              onClear={() => go({ search: '', status: undefined })}
            />
            <RecipientTable id={id} {...query} watched={broadcast.status === 'running'} />
          </>
        )}
      </div>
    </AdminPage>
  );
}
