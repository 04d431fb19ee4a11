import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { shownDay } from '#shared/india/dates.ts';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { usePlan } from '../api.ts';
import { Box } from '../parts.tsx';
import type { LoggedSession, Training, TrainingProgress } from './api.ts';
import styles from './session-list.module.css';
import { dayOf, factsOf, type TrainedRow, trainedRows } from './sessions.ts';
import {
  dayInLog,
  doneInWords,
  factsInWords,
  feelInWords,
  movedInWords,
  plannedInWords,
  undoneInWords,
} from './training-words.ts';

/** Four weeks of sessions, newest first. */
export function SessionList(props: { training: Training; progress: TrainingProgress }): ReactNode {
  const { sessions } = props.training;
  const last = props.progress.days.at(-1);
  return (
    <Box
      id="sessions"
      title="Sessions"
      side={<span className={clsx('micro quiet', styles.reach)}>The last four weeks</span>}
    >
      {sessions.length === 0 ? (
        <p className={styles.none}>
          None in the last four weeks.
          {last && ` The last one was ${last.name} on ${shownDay(last.on)}.`}
        </p>
      ) : (
        <ul className={styles.list}>
          {sessions.map((session, at) => (
            <li key={session._id}>
              <Session session={session} isNewest={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Session({ session, isNewest }: { session: LoggedSession; isNewest: boolean }): ReactNode {
  const { data, error } = usePlan(session.programId, session.version);
  const training = data?.training ?? null;
  const day = dayOf(training, session);
  const facts = factsOf(session, day);
  const feel = feelInWords(facts.feel);
  const id = useId();
  return (
    <details className={styles.session} open={isNewest}>
      <summary>
        <span className={styles.day}>{dayInLog(session.on)}</span>
        <b id={id}>{session.name}</b>
        <span className={styles.facts}>
          {[factsInWords(facts), movedInWords(session)].filter(Boolean).join(', ')}
        </span>
        <span className={styles.marks}>
          {facts.hasPain && (
            <Badge tone="amber">
              <AdminIcon name="flag" className={styles.flag} />
              Pain
            </Badge>
          )}
          {session.finishedAt === null && <Badge tone="grey">Not finished</Badge>}
          {feel !== '' && (
            <span className="muted">
              <span className="sr">How it was: </span>
              {feel}
            </span>
          )}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.opened}>
        {error && !data && <p className="micro quiet">The plan of that day could not be loaded.</p>}
        {facts.note !== '' && <p className={styles.note}>“{facts.note}”</p>}
        <table className={styles.rows} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Exercise</th>
              <th scope="col">Planned</th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {trainedRows(session, day).map((row) => (
              <RowLine
                key={row.id}
                row={row}
                planned={row.planned && training ? plannedInWords(row.planned, training) : ''}
                isBeside={day !== undefined && row.planned === undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface RowLineProps {
  row: TrainedRow;
  /** In words. */
  planned: string;
  /** Trained without being planned. */
  isBeside: boolean;
}

function RowLine({ row, planned, isBeside }: RowLineProps): ReactNode {
  const { letter, name, isSwapped, isWarmUp, sets, skipped, pain, note } = row;
  const most = isWarmUp ? null : (row.planned?.sets ?? null);
  const undone = undoneInWords(row);
  return (
    <tr>
      <th scope="row">
        {letter !== '' && <span className={styles.letter}>{letter}</span>}
        <span>
          {name || 'An exercise of an earlier plan'}
          {isSwapped && <span className={styles.instead}>in place of {row.planned?.name}</span>}
        </span>
      </th>
      <td className={styles.planned}>
        <span className="sr">Planned: </span>
        {planned}
        {isBeside && 'Not in the plan'}
      </td>
      <td className={styles.done}>
        {sets.length > 0 && (
          <p>
            <b>{doneInWords(row)}</b>
            {most !== null && sets.length < most && (
              <span className={styles.fewer}>
                {sets.length} of {most} sets
              </span>
            )}
          </p>
        )}
        {undone !== '' && skipped !== 'pain' && <p className={styles.undone}>{undone}</p>}
        {(pain !== '' || skipped === 'pain') && (
          <p className={styles.pain}>
            <AdminIcon name="flag" className={styles.flag} />
            <span>{[skipped === 'pain' ? 'Skipped for pain' : 'Pain', pain].filter(Boolean).join(': ')}</span>
          </p>
        )}
        {note !== '' && <p className={styles.note}>“{note}”</p>}
      </td>
    </tr>
  );
}
