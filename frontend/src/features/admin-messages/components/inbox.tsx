import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { ListNews } from '#shared/ui/lists/list-news.tsx';
import { Pager } from '#shared/ui/lists/pager.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { useInbox } from '../api.ts';
import { pageSize, type Message } from '../message.ts';
import { messagesPath, readMessageQuery, type MessageQuery } from '../message-query.ts';
import styles from './inbox.module.css';
import { MessageItem } from './message-item.tsx';

function Filters({ query }: { query: MessageQuery }): ReactNode {
  const go = useListAddress(query, messagesPath);

  return (
    <ListFilters
      views={
        <FilterLinks
          label="Which messages"
          links={(['all', 'unread'] as const).map((state) => ({
            to: messagesPath({ ...query, state, page: 1 }),
            label: state === 'all' ? 'All' : 'Unread',
            current: state === query.state,
          }))}
        />
      }
      search={{
        value: query.search,
        placeholder: 'Name, email, phone or text',
        onSearch: (search) => go({ search }, 'typed'),
      }}
      set={query.state === 'all' ? 0 : 1}
      onClear={() => go({ search: '', state: 'all' })}
    />
  );
}

function Nothing({ query }: { query: MessageQuery }): ReactNode {
  const filtered = query.search !== '' || query.state === 'unread';
  return (
    <EmptyState
      icon="mail"
      title={query.state === 'unread' && !query.search ? 'All read' : 'No messages found'}
      text={
        filtered
          ? 'No messages match. Look through all messages instead.'
          : 'Messages from the contact page arrive here and in the support mailbox.'
      }
      action={
        filtered && (
          <ButtonLink size="sm" to={adminPaths.messages}>
            Show all messages
          </ButtonLink>
        )
      }
    />
  );
}

/** What visitors wrote. Opening a message marks it as read. */
export function Inbox(): ReactNode {
  const [params] = useSearchParams();
  const query = readMessageQuery(params);
  const inbox = useInbox(query);
  const [openId, setOpenId] = useState<string | null>(null);
  const pageCount = Math.max(1, Math.ceil(inbox.total / pageSize));

  async function mark({ _id }: Message, read: boolean): Promise<void> {
    try {
      await inbox.mark(_id, read);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  function toggle(message: Message): void {
    const opening = openId !== message._id;
    setOpenId(opening ? message._id : null);
    if (opening && message.readAt === null) void mark(message, true);
  }

  return (
    <AdminPage
      title="Messages"
      actions={
        <Button
          size="sm"
          variant="quiet"
          iconBefore="refresh"
          onClick={() => {
            setOpenId(null);
            inbox.retry();
          }}
        >
          Refresh
        </Button>
      }
    >
      <Filters query={query} />
      <div
        className={styles.body}
        aria-busy={inbox.waiting || undefined}
        data-older={(inbox.rows && inbox.waiting) || undefined}
      >
        <ListNews list={inbox} noun={['message', 'messages']} />
        {inbox.problem !== undefined && <LoadError message={inbox.problem} onRetry={inbox.retry} />}
        {inbox.rows === undefined && inbox.problem === undefined && (
          <div className={styles.list} role="status">
            <span className="sr">Loading...</span>
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} className={styles.waiting}>
                <Skeleton height="2.75rem" />
              </div>
            ))}
          </div>
        )}
        {inbox.rows && inbox.rows.length > 0 && (
          <ul className={styles.list} aria-label="Messages">
            {inbox.rows.map((message) => (
              <MessageItem
                key={message._id}
                message={message}
                open={message._id === openId}
                onToggle={() => toggle(message)}
                onUnread={() => {
                  setOpenId(null);
                  void mark(message, false);
                }}
              />
            ))}
          </ul>
        )}
        {inbox.rows?.length === 0 && inbox.problem === undefined && (
          <div className={styles.list}>
            <Nothing query={query} />
          </div>
        )}
        {inbox.rows && (
          <Pager
            page={query.page}
            pageCount={pageCount}
            hrefFor={(page) => messagesPath({ ...query, page })}
          />
        )}
      </div>
    </AdminPage>
  );
}
