import type { TrainingPlan } from '@ironbloom/brand/plan';
import { weeksFrom } from '@ironbloom/brand/plan-days';
import { type ReactNode, useState } from 'react';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import type { Plan } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { sessionsInWords } from './plan-words.ts';
import styles from './training-part.module.css';
import { WeekDays } from './week-days.tsx';

interface TrainingPartProps {
  training: TrainingPlan;
  exercises: Plan['exercises'];
  today: string;
}

/** Week by week, beginning with the current one. */
export function TrainingPart({ training, exercises, today }: TrainingPartProps): ReactNode {
  const { program } = usePrograms();
  const { weeks } = training;
  // The plan of the program before has other dates.
  const isOfThis = program.plan !== null && program.startsOn !== null;
  const dates = isOfThis ? weeksFrom(program.startsOn!, weeks.length, program.pauses) : [];
  // After the last week that is written no week is "now".
  const now = isOfThis && program.week !== null ? program.week - 1 : undefined;
  const isRunning = program.state === 'active' || program.state === 'paused';
  const [chosen, setChosen] = useState(() => Math.max(0, Math.min(now ?? 0, weeks.length - 1)));
  const { [chosen]: week } = weeks;
  if (!week) return <p className="muted">No week is written yet.</p>;
  const days = dates[chosen] ?? [];
  const nameOf = (index: number): string => {
    const name = weeks[index]!.name === '' ? '' : `: ${weeks[index]!.name}`;
    return `Week ${index + 1}${isRunning && index === now ? ', now' : ''}${name}`;
  };
  return (
    <section aria-labelledby="week">
      <ol className={styles.strip} aria-label="Weeks of the plan" data-screen-only>
        {weeks.map((one, index) => (
          <li
            key={one.id}
            className="num"
            data-done={isRunning && now !== undefined && index < now ? true : undefined}
            aria-current={isRunning && index === now ? 'true' : undefined}
          >
            <i />
            {index + 1}
          </li>
        ))}
      </ol>
      <h2 className="sr" id="week">
        {nameOf(chosen)}
      </h2>
      <div className={styles.choice}>
        <div className={styles.go} data-screen-only>
          <Button
            shape="icon"
            iconBefore="chevron-left"
            aria-label="The week before"
            disabled={chosen === 0}
            onClick={() => setChosen(chosen - 1)}
          />
          <Select
            aria-label="Week"
            value={String(chosen)}
            options={weeks.map((_, index) => ({ value: String(index), label: nameOf(index) }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <Button
            shape="icon"
            iconBefore="chevron-right"
            aria-label="The week after"
            disabled={chosen === weeks.length - 1}
            onClick={() => setChosen(chosen + 1)}
          />
        </div>
        <p className={styles.paper} aria-hidden="true">
          {nameOf(chosen)}
        </p>
        <p className="small muted num">
          {days.length > 0 && `${dayAndMonth(days[0]!)} to ${dayAndMonth(days.at(-1)!)}, `}
          {sessionsInWords(week.days.length)}
        </p>
      </div>
      {week.note !== '' && <p className={styles.note}>{week.note}</p>}
      <WeekDays key={week.id} week={week} dates={days} {...{ training, exercises, today }} />
    </section>
  );
}
