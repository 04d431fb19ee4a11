import { type ReactNode, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, fullDayAndTime } from '#shared/india/dates.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { type RecipientQuery, useBroadcast, useSentMessage } from '../api.ts';
import { type Broadcast, type RecipientStatus, recipientWords, statusWords } from '../broadcast.ts';
import { Actions } from './actions.tsx';
import { Outcome } from './outcome.tsx';
import styles from './outcome.module.css';
import { recipientsPath, RecipientTable } from './recipient-table.tsx';
import { useSite } from '#shared/config/site.tsx';
import { previewOf } from '../editor/mail-html.ts';
import { MailSheet } from '../editor/mail-sheet.tsx';
import type { Message } from '../compose/message.ts';

/** Where each reader's own name stood. */
const anyName = '{{name}}';

function Sent({ message, at }: { message: Message; at: string | null }): ReactNode {
  const { logo } = useSite().look;
  const { html } = useMemo(() => previewOf(message, anyName, logo), [message, logo]);
  const names = message.attachments.map(({ filename }) => filename);
  return (
    <div className={styles.page}>
      <p className="small muted num">
        {at ? `Sent ${fullDayAndTime(at)}` : 'Not sent yet'}
        {names.length > 0 && `, with ${names.join(', ')}`}
      </p>
      <MailSheet
        title="The message that was sent"
        fromName={message.fromName}
        subject={message.subject}
        html={html}
      />
    </div>
  );
}

/** What everybody got, to read again. Its pictures may weigh megabytes: fetched when it is opened. */
function SentMessage({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const [open, setOpen] = useState(false);
  const { data: message, error, mutate } = useSentMessage(broadcast._id, open);
  return (
    <details className={styles.sent} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read the message</summary>
      {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
      {open && !message && !error && <Skeleton height="24rem" />}
      {message && <Sent message={message} at={broadcast.startedAt} />}
    </details>
  );
}

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
