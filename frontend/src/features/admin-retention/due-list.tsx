import type { ReactNode } from 'react';
import { formatCount, formatTotal } from '#shared/india/count.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { useDueRemovals } from './api.ts';
import { type DueKind, type DueRemovals, kinds, labelOf } from './periods.ts';
import styles from './retention.module.css';

/** What the next cleanup would remove, and what the last one removed. */
export function DueList(): ReactNode {
  const answer = useDueRemovals();
  const { data, isValidating, mutate } = answer;
  return (
    <section className={styles.due} aria-labelledby="retention-due" aria-busy={isValidating}>
      <div className={styles.head}>
        <h2 className="d4" id="retention-due">
          Due tonight
        </h2>
        <Button
          size="sm"
          variant="quiet"
          iconBefore="refresh"
          busy={isValidating && data !== undefined}
          busyLabel="Counting..."
          onClick={() => void mutate()}
        >
          Count again
        </Button>
      </div>
      <Loaded answer={answer} loading="Counting...">
        {(due) => <Counted of={due} />}
      </Loaded>
    </section>
  );
}

function Counted({ of: { kinds: due, lastRun } }: { of: DueRemovals }): ReactNode {
  const nothing = due.every(({ removes, total }) => !removes || total === 0);
  return (
    <>
      {nothing && <p className="muted">Nothing is due.</p>}
      <dl className={styles.kinds}>
        {kinds.map((name) => {
          const kind = due.find((one) => one.kind === name);
          return (
            kind && (
              <div key={name}>
                <dt>{labelOf(name)}</dt>
                <dd className="num">
                  <span>{amountOf(kind)}</span>
                  {kind.oldest && (
                    <span className="small quiet">{` oldest: ${fullDayAndTime(kind.oldest)}`}</span>
                  )}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="small quiet num">{lastWords(lastRun)}</p>
    </>
  );
}

function amountOf({ total, more, removes }: DueKind): string {
  const amount = formatTotal(total, more);
  return removes ? amount : `${amount} older, kept`;
}

function lastWords(lastRun: DueRemovals['lastRun']): string {
  if (!lastRun)
    return 'No cleanup has run yet. It runs every night at 3 am, India time, unless another hour is set on the server.';
  const parts = kinds.flatMap((kind) => {
    const rows = lastRun.removed[kind];
    return rows ? [`${labelOf(kind)}: ${formatCount(rows)}`] : [];
  });
  const removed = parts.length > 0 ? `removed ${parts.join(', ')}` : 'found nothing to remove';
  return lastRun.finishedAt
    ? `The last cleanup, finished ${fullDayAndTime(lastRun.finishedAt)}, ${removed}.`
    : `A cleanup started ${fullDayAndTime(lastRun.startedAt)} and is not finished. So far it ${removed}.`;
}
