import type { ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { useSession } from '#shared/session/session.ts';
import { ThreadPanel } from '#shared/thread/thread-panel.tsx';
import { useThread } from '#shared/thread/use-thread.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { useReports, useSnippets, useThreadRead } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { firstName } from '../words.ts';
import styles from './messages-view.module.css';
import { SnippetHelp } from './snippet-help.tsx';
import { expanded } from './snippets.ts';

/** The thread with a client; what is shown counts as read. */
export function MessagesView({ client }: { client: ClientDetail }): ReactNode {
  const { _id, name, coach, hasAccount } = client;
  const thread = useThread('team', _id, useThreadRead(_id));
  const viewer = useSession().user?.name ?? '';
  const snippets = useSnippets().data?.items ?? [];
  const names = { client: name, coach: coach?.name ?? viewer };
  const first = firstName(name);

  return (
    <Stack gap="3">
      <Reports client={client} />
      <ThreadPanel
        thread={thread}
        other={name}
        expand={(text) => expanded(text, snippets, names)}
        renderHelp={(text, replace) => (
          <SnippetHelp snippets={snippets} names={names} text={text} onReplace={replace} />
        )}
        empty={
          <EmptyState
            icon="chat"
            title="No messages yet"
            text={
              hasAccount
                ? `What you write here, ${first} reads in her own area, and by mail if it stays unread for ten minutes.`
                : `${first} has no account yet: she reads what you write here once she has opened her link.`
            }
          />
        }
        closed="This thread is closed: messages end 14 days after the program, and at once where it is cancelled. You can still read it."
      />
    </Stack>
  );
}

/** What was reported to the owner, and why. */
function Reports({ client }: { client: ClientDetail }): ReactNode {
  const reports = useReports(client._id).data?.items;
  if (!reports || reports.length === 0) return null;
  return (
    <Notice tone="amber" icon="alert">
      <b>{reports.length === 1 ? 'A message was reported.' : `${reports.length} messages were reported.`}</b>
      <ul className={styles.reports}>
        {reports.map(({ _id, sender, text, sentAt, report }) => (
          <li key={_id}>
            <p>
              {sender}, {dayAndTime(sentAt)}: {text ? `“${text}”` : 'files'}
            </p>
            <p>Reported because: {report}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
