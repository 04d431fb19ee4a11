import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { useAction } from '../ui/actions/use-action.ts';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { Message, Side } from './calls.ts';
import { Composer } from './composer.tsx';
import { MessageLine, WaitingLine } from './message-line.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { byDay, dayWords } from './thread.ts';
import styles from './thread.module.css';
import type { ProgramThread } from './use-thread.ts';

/** px from the end within which the view follows new messages. */
const nearEnd = 200;

/**
 * Keeps the newest message in view, and what is being read in its place when older ones come.
 * @param scroller gives what scrolls
 */
function useScrolling(
  messages: readonly Message[],
  waiting: number,
  scroller: () => HTMLElement | null,
): void {
  const before = useRef({ first: '', last: '', waiting: 0, height: 0 });
  const find = useRef(scroller);
  const first = messages[0]?._id ?? '';
  const last = messages.at(-1)?._id ?? '';
  useLayoutEffect(() => {
    const box = find.current();
    if (!box) return;
    const was = before.current;
    before.current = { first, last, waiting, height: box.scrollHeight };
    if (was.first !== '' && was.first !== first) box.scrollTop += box.scrollHeight - was.height;
    else if (was.last !== last || was.waiting !== waiting) {
      const isNear = was.first === '' || was.height - box.scrollTop - box.clientHeight < nearEnd;
      if (isNear) box.scrollTop = box.scrollHeight;
    }
  }, [first, last, waiting]);
}

interface ThreadPanelProps {
  thread: ProgramThread;
  /** Whom the viewer writes with. */
  other: string;
  empty: ReactNode;
  closed: ReactNode;
  /** Above the field. */
  notice?: ReactNode;
  /** It is the screen, and scrolls with the page; otherwise a box that scrolls by itself. */
  page?: boolean;
  /** As in Composer. */
  renderHelp?: ComponentProps<typeof Composer>['renderHelp'];
  expand?: ComponentProps<typeof Composer>['expand'];
}

/** One program's thread, with the field below it. */
export function ThreadPanel(props: ThreadPanelProps): ReactNode {
  const { thread, other, empty, closed, notice, page = false, renderHelp, expand } = props;
  const { viewer, calls, answer, messages, waiting } = thread;
  const log = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState<Message>();
  const older = useAction(thread.loadOlder, 'Older messages could not be loaded. Please try again.');
  useScrolling(messages, waiting.length, () => (page ? document.documentElement : log.current));

  return (
    <div className={clsx(styles.panel, page ? styles.page : styles.box)}>
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${other}`}
        className={styles.log}
        // A scrolling box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={page ? undefined : 0}
      >
        <Loaded answer={answer} loading={<Skeleton height="min(24rem, 50svh)" />}>
          {({ mayWrite }) => (
            <>
              {thread.more && (
                <Button size="sm" busy={older.busy} busyLabel="Loading..." onClick={() => older.run()}>
                  Older messages
                </Button>
              )}
              {messages.length + waiting.length === 0 && mayWrite && empty}
              <Days messages={messages} viewer={viewer} onReport={setReported} />
            </>
          )}
        </Loaded>
        <ol className={styles.list}>
          {waiting.map((message) => (
            <WaitingLine key={message.id} message={message} onRemove={() => thread.remove(message.id)} />
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        {notice}
        {answer.data?.mayWrite === false ? (
          <p className={styles.closed}>{closed}</p>
        ) : (
          <Composer
            calls={calls}
            store={thread.draft}
            unsent={waiting.filter(({ problem }) => problem === undefined).length}
            onSend={thread.add}
            {...(renderHelp && { renderHelp })}
            {...(expand && { expand })}
          />
        )}
      </div>
      {reported && (
        <ReportDialog
          calls={calls}
          message={reported}
          onReported={thread.take}
          onClose={() => setReported(undefined)}
        />
      )}
    </div>
  );
}

interface DaysProps {
  messages: readonly Message[];
  viewer: Side;
  onReport: (message: Message) => void;
}

function Days({ messages, viewer, onReport }: DaysProps): ReactNode {
  const [now] = useState(() => Date.now());
  return byDay(messages).map((day) => {
    const [{ sentAt }] = day as readonly [Message];
    const words = dayWords(sentAt, now);
    return (
      <section key={sentAt} aria-label={words}>
        <p className={styles.day} aria-hidden="true">
          <span>{words}</span>
        </p>
        <ol className={styles.list}>
          {day.map((message) => (
            <MessageLine
              key={message._id}
              message={message}
              viewer={viewer}
              onReport={() => onReport(message)}
            />
          ))}
        </ol>
      </section>
    );
  });
}
