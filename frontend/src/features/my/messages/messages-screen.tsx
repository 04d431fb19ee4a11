import { type ReactNode, useState } from 'react';
import { business } from '@ironbloom/brand';
import { shownDay } from '#shared/india/dates.ts';
import { ThreadPanel } from '#shared/thread/thread-panel.tsx';
import { useThread } from '#shared/thread/use-thread.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { useAskAgain } from '../api.ts';
import { CoachPhoto, isDrawn } from '../coach-photo.tsx';
import { afterwards } from '../program-words.ts';
import { usePrograms } from '../program.tsx';
import styles from './messages.module.css';

/** The thread of the program; another program is another thread. */
export function MessagesScreen(): ReactNode {
  const { program } = usePrograms();
  return <ThreadScreen key={program._id} />;
}

function ThreadScreen(): ReactNode {
  const { program } = usePrograms();
  const { coach, standInUntil, unread } = program;
  const [now] = useState(() => Date.now());
  const askAgain = useAskAgain();
  const thread = useThread('client', program._id, () => unread > 0 && void askAgain('list'));
  return (
    <div className={styles.thread}>
      <title>{`Messages | ${business().name}`}</title>
      <header className={styles.top}>
        <CoachPhoto coach={coach} />
        <div>
          <h1>{coach ? coach.name : 'Messages'}</h1>
          <p className="small muted">
            {thread.answer.data?.mayWrite === false
              ? 'Closed'
              : coach
                ? 'Your coach'
                : 'No coach yet: our team reads this'}
            {coach && standInUntil && `, standing in until ${shownDay(standInUntil)}`}
          </p>
        </div>
      </header>
      <ThreadPanel
        page
        thread={thread}
        other={coach?.name ?? 'our team'}
        empty={<NoMessages />}
        closed={afterwards(program, now)}
        notice={
          coach?.leaveUntil && (
            <Notice tone="amber" className={styles.bar}>
              {coach.name} is on leave until {shownDay(coach.leaveUntil)}. What you write waits for{' '}
              {coach.name}.
            </Notice>
          )
        }
      />
      <Side />
    </div>
  );
}

function NoMessages(): ReactNode {
  const { coach, answerHours } = usePrograms().program;
  const when = answerHours === null ? '' : ` We answer within ${answerHours} hours.`;
  return coach ? (
    <EmptyState
      icon="chat"
      title="No messages yet"
      text={`What you write here goes to ${coach.name}.${when}`}
    />
  ) : (
    <EmptyState
      icon="chat"
      title="You have no coach yet"
      text={`Until one is chosen, what you write here goes to our team. Afterwards it stands in the thread with your coach.${when}`}
    />
  );
}

/** On wide screens: who reads this. */
function Side(): ReactNode {
  const { coach, answerHours } = usePrograms().program;
  return (
    <aside className={styles.side} aria-label="About this thread">
      <div>
        {coach && (
          <Stack gap="3h">
            <CoachPhoto coach={coach} large />
            {isDrawn(coach) && <p className="micro quiet">An illustration, not a photograph.</p>}
            <h2 className="d4">{coach.name}</h2>
            {coach.profile && (
              <p className="small muted">
                {[coach.profile.field, coach.profile.credentials, coach.profile.languages]
                  .filter(Boolean)
                  .join('. ')}
              </p>
            )}
          </Stack>
        )}
        {answerHours !== null && <p className="small muted">We answer within {answerHours} hours.</p>}
        <p className="small muted">
          Something urgent about your health? Do not wait for an answer here: call your doctor, or 112.
        </p>
      </div>
    </aside>
  );
}
