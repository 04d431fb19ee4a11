import type { ReactNode } from 'react';
import { unitOf, type Units } from '../units.ts';
import type { Calendar } from './calendar.ts';
import styles from './progress-figures.module.css';
import type { LiftRecord } from './records.ts';
import { type Measured, nameOf, sinceStart } from './series.ts';
import { missedWords, sessionCounts } from './training-words.ts';

interface FiguresProps {
  measured: readonly Measured[];
  units: Units;
  calendar: Calendar | undefined;
  records: readonly LiftRecord[];
  /** The first day of this week of the program. */
  weekFrom: string | undefined;
}

/** Where she stands, in a few large numbers. */
export function ProgressFigures({ measured, units, calendar, records, weekFrom }: FiguresProps): ReactNode {
  const counts = calendar && sessionCounts(calendar);
  const beaten = records.filter(({ heaviest }) => heaviest.before !== null);
  const fresh = beaten.filter(({ heaviest }) => weekFrom !== undefined && heaviest.on >= weekFrom).length;
  return (
    <dl className={styles.figures}>
      {measured.map(({ question, rows }) => (
        <div key={question.id}>
          <dt>{nameOf(question)}</dt>
          <dd>
            {rows.at(-1)!.value}
            <small> {unitOf(question, units)}</small>
          </dd>
          <dd className={styles.note}>{sinceStart(rows)}</dd>
        </div>
      ))}
      {calendar && counts && counts.due > 0 && (
        <div>
          <dt>Sessions</dt>
          <dd>
            {counts.done}
            <small> of {counts.due}</small>
          </dd>
          <dd className={styles.note}>{missedWords(calendar)}</dd>
        </div>
      )}
      {beaten.length > 0 && (
        <div>
          <dt>Records</dt>
          <dd>{beaten.length}</dd>
          <dd className={styles.note}>{fresh === 0 ? 'none this week' : `${fresh} this week`}</dd>
        </div>
      )}
    </dl>
  );
}
