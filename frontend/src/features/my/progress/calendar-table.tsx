import { type ReactNode, useState } from 'react';
import { wholeWeekdayNames } from '@ironbloom/brand/plan-days';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { MyIcon } from '../my-icon.tsx';
import type { Calendar, CalendarDay, DayState } from './calendar.ts';
import styles from './calendar-table.module.css';
import { dayWords, stateWords } from './training-words.ts';

/** Weeks that are shown at first. */
const ROWS = 6;

/** Every state has a shape of its own. */
const shapes: Readonly<Partial<Record<DayState, ReactNode>>> = {
  done: <Icon name="check" />,
  missed: <Icon name="close" />,
  moved: <Icon name="arrow" />,
  begun: <MyIcon name="edit" />,
  off: <Icon name="pause" />,
};

function Mark({ state }: { state: DayState }): ReactNode {
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {shapes[state]}
    </span>
  );
}

/** Mondays to Sundays. @param props.labelledBy the id of the sentence that says what it shows */
export function CalendarTable(props: { calendar: Calendar; labelledBy: string }): ReactNode {
  const { rows } = props.calendar;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(-ROWS);
  const used = shown.flat().flatMap((day) => day?.state ?? []);
  return (
    <div className={styles.calendar}>
      <table className={styles.table} aria-describedby={props.labelledBy}>
        <caption className="sr">Sessions by day</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Week of</span>
            </th>
            {wholeWeekdayNames.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 1)}</span>
                <span className="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((days) => (
            <tr key={days.find((day) => day !== null)?.on}>
              <th scope="row">{dayAndMonth(days.find((day) => day !== null)!.on)}</th>
              {days.map((day, column) => (
                <Cell key={wholeWeekdayNames[column]} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-label="What the marks mean">
        {(Object.keys(stateWords) as DayState[])
          .filter((state) => used.includes(state))
          .map((state) => (
            <li key={state}>
              <Mark state={state} />
              {stateWords[state]}
            </li>
          ))}
      </ul>
      {rows.length > ROWS && (
        <p>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show the last six weeks' : 'Show all weeks'}
          </Button>
        </p>
      )}
    </div>
  );
}

function Cell({ day }: { day: CalendarDay | null }): ReactNode {
  if (!day)
    return (
      <td>
        <span className="sr">Not in the program</span>
      </td>
    );
  const { on, state, isToday } = day;
  return (
    <td aria-current={isToday ? 'date' : undefined} title={state && dayWords(day)}>
      <span className={styles.number} aria-hidden="true">
        {Number(on.slice(-2))}
      </span>
      {state && <Mark state={state} />}
      <span className="sr">
        {dayAndMonth(on)}
        {isToday && ', today'}: {dayWords(day)}
      </span>
    </td>
  );
}
