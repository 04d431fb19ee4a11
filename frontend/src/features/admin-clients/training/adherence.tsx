import type { ReactNode } from 'react';
import { Chart } from '#shared/charts/chart.tsx';
import { dayAndMonth } from '#shared/india/dates.ts';
import styles from './adherence.module.css';
import type { TrainedWeek } from './api.ts';
import { adherenceInWords, volumeInWords } from './training-words.ts';

/** A drawing has room for so many. */
const SHOWN_WEEKS = 13;

/** Sessions that were planned and done, week by week. */
export function Adherence(props: { weeks: readonly TrainedWeek[]; isRunning: boolean }): ReactNode {
  const { weeks, isRunning } = props;
  const shown = weeks.slice(-SHOWN_WEEKS);
  return (
    <Chart
      title="Sessions by week"
      sentence={adherenceInWords(weeks, isRunning)}
      columns={['Week', 'Planned', 'Done', 'Volume']}
      rows={shown
        .toReversed()
        .map(({ number, from, planned, sessions, volume }) => [
          `${number}, from ${dayAndMonth(from)}`,
          String(planned),
          String(sessions),
          volumeInWords(volume),
        ])}
    >
      {(sentenceId) => (
        <div className={styles.weeks} role="img" aria-labelledby={sentenceId}>
          {shown.map(({ number, planned, sessions }) => (
            <div key={number}>
              <div className={styles.parts}>
                {Array.from({ length: Math.max(planned, sessions) }, (_, at) => (
                  <i key={at} data-done={at < sessions || undefined} />
                ))}
              </div>
              <span>W{number}</span>
            </div>
          ))}
        </div>
      )}
    </Chart>
  );
}
