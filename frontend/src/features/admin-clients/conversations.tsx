import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { ListFrame } from '#shared/ui/lists/admin-list.tsx';
import { ListViews } from '#shared/ui/lists/list-filters.tsx';
import { useConversations } from './api.ts';
import type { Client } from './client.ts';
import styles from './conversations.module.css';
import { Avatar } from './parts.tsx';
import { useNow } from './use-now.ts';
import { reasonInWords, urgencyOf } from './words.ts';

/** Threads with clients, unanswered ones first. */
export function Conversations(): ReactNode {
  const list = useConversations();
  const may = useMay();
  const now = useNow();
  return (
    <AdminPage title="Messages">
      {may('clients:assign') && (
        <div className={styles.views}>
          <ListViews list={list} label="Whose threads" field="mine" words={{ '': 'All', true: 'Mine' }} />
        </div>
      )}
      <ListFrame
        list={list}
        noun={['thread', 'threads']}
        empty={{
          icon: 'chat',
          title: 'No messages yet',
          text: 'A thread begins with the first message of a client or her coach.',
        }}
        emptyFiltered={{ text: 'None of your clients has a thread.' }}
        loading={
          <div role="status">
            <span className="sr">Loading threads...</span>
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} className={styles.waiting}>
                <Skeleton height="2.75rem" />
              </div>
            ))}
          </div>
        }
      >
        <ul className={styles.list} aria-label="Threads">
          {list.rows?.map((client) => (
            <ThreadLine key={client._id} client={client} now={now} />
          ))}
        </ul>
      </ListFrame>
    </AdminPage>
  );
}

function ThreadLine({ client, now }: { client: Client; now: number }): ReactNode {
  const { _id, name, coach, lastMessage } = client;
  const waiting = client.reasons.find(({ reason }) => reason === 'message-waiting');
  if (!lastMessage) return null;
  const { text, files, side, sentAt } = lastMessage;
  return (
    <li className={styles.line} data-waiting={waiting !== undefined || undefined}>
      <Link to={adminPaths.client(_id, 'messages')}>
        <Avatar name={name} />
        <span className={styles.who}>
          <b>{name}</b>
          <span className="quiet">{coach?.name ?? 'Nobody assigned'}</span>
        </span>
        <span className={styles.text}>
          {side === 'team' && <span className="quiet">Team: </span>}
          {text || (files === 1 ? 'A file' : `${files} files`)}
        </span>
        <span className={styles.when}>
          {waiting && (
            <span data-late={urgencyOf({ reasons: [waiting] }, now) === 'late' || undefined}>
              {reasonInWords(waiting, now)}
            </span>
          )}
          <time className="quiet" dateTime={sentAt}>
            {dayAndTime(sentAt, now)}
          </time>
        </span>
      </Link>
    </li>
  );
}
