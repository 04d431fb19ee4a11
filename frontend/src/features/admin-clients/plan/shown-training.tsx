import type { TrainingPlan } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './plan-view.module.css';
import { dayInWords, linesOfDay, rowInWords } from './training/lines.ts';

/** A published training plan to read, a week at a time. */
export function ShownTraining({ plan }: { plan: TrainingPlan }): ReactNode {
  return (
    <div>
      {plan.weeks.map((week, at) => (
        <details key={week.id} className={styles.older} open={at === 0}>
          <summary>
            {[`Week ${at + 1}`, week.name].filter(Boolean).join(', ')}
            <Icon name="chevron-down" />
          </summary>
          {week.days.map((day, place) => (
            <section key={day.id} className={styles.day}>
              <h3 className="label">{dayInWords(day, place)}</h3>
              <ul className="small">
                {linesOfDay(day).flatMap(({ row, letter }) =>
                  row ? (
                    <li key={row.id}>
                      <b>
                        {letter}. {row.name}
                      </b>{' '}
                      <span className="muted num">{rowInWords(row)}</span>
                    </li>
                  ) : (
                    []
                  ),
                )}
              </ul>
            </section>
          ))}
        </details>
      ))}
    </div>
  );
}
