import { isTied, type PlanDay, type PlanWeek, type TrainingPlan } from '@ironbloom/brand/plan';
import { letterOf } from '@ironbloom/brand/plan-cells';
import { datedDays, weekdayNames, weekdayOf } from '@ironbloom/brand/plan-days';
import { minutesOf } from '@ironbloom/brand/training-log';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Plan } from '../api.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import { mayLog, type Trained, trainedDays, trainedOfDay } from '../training/days.ts';
import { useTraining } from '../training/use-training.tsx';
import { dayInWords, detailsOf, doseOf, loadOf, type Turn } from './plan-words.ts';
import { usePrinting } from './use-printing.ts';
import styles from './week-days.module.css';

interface WeekDaysProps {
  week: PlanWeek;
  /** Its seven days; empty where they are not known. */
  dates: readonly string[];
  training: TrainingPlan;
  exercises: Plan['exercises'];
  today: string;
}

/** The days of a week in their order: sessions, and between them rest and the check-in. */
export function WeekDays({ week, dates, training, exercises, today }: WeekDaysProps): ReactNode {
  const { nextCheckInOn, checkIn } = usePrograms().program;
  const { answer, waiting } = useTraining();
  const trained = trainedDays(answer.data?.sessions ?? [], waiting);
  const days = datedDays(week, dates);
  const free = days.every(({ on }) => on !== null)
    ? dates.filter((date) => days.every(({ on }) => on !== date))
    : [];
  const all = [
    ...days.map(({ day, on }) => ({ on, day })),
    ...free.map((on) => ({ on, day: undefined })),
  ].toSorted((a, b) => (a.on === null || b.on === null ? 0 : a.on < b.on ? -1 : 1));
  const first = days.find(({ on }) => on === null || on >= today)?.day ?? days[0]?.day;
  const isCheckIn = (on: string): boolean => on === nextCheckInOn || on === checkIn?.dueOn;
  if (days.length === 0) return <p className="muted">This week has no sessions.</p>;
  return (
    <div className={styles.days}>
      {all.map(({ on, day }) =>
        day ? (
          <Session
            key={day.id}
            {...{ day, on, training, exercises }}
            trained={trainedOfDay(trained, day.id, dates)}
            isToday={on === today}
            begins={day === first}
          />
        ) : (
          <div key={on} className={`${styles.day} ${styles.rest}`}>
            <When on={on} weekday={weekdayOf(on!)} />
            <span className={styles.title}>
              <b>{isCheckIn(on!) ? 'Check-in' : 'Rest'}</b>
              {on === today && <span>Today</span>}
            </span>
          </div>
        ),
      )}
    </div>
  );
}

function When({ on, weekday }: { on: string | null; weekday: number | null }): ReactNode {
  return (
    <span className={styles.when}>
      {weekday === null ? 'Any' : weekdayNames[weekday]}
      <small className="num">{on === null ? (weekday === null ? 'day' : '') : dayAndMonth(on)}</small>
    </span>
  );
}

interface SessionProps {
  day: PlanDay;
  on: string | null;
  training: TrainingPlan;
  exercises: Plan['exercises'];
  /** What she did of it. */
  trained: Trained | undefined;
  isToday: boolean;
  /** Open at first. */
  begins: boolean;
}

function Session({ day, on, training, exercises, trained, isToday, begins }: SessionProps): ReactNode {
  const [open, setOpen] = useState(begins);
  const { program } = usePrograms();
  const { today } = useTraining();
  const myPath = useMyPath();
  const printing = usePrinting();
  const minutes = trained && minutesOf(trained.started, trained.finished);
  const did =
    trained && (trained.finished ? ['Done', minutes === undefined ? '' : `${minutes} min`] : ['Begun']);
  const words = [isToday ? 'Today' : '', ...(did ?? [dayInWords(day)])].filter(Boolean).join(', ');
  return (
    <details
      className={styles.day}
      open={open || printing}
      onToggle={({ currentTarget }) => !printing && setOpen(currentTarget.open)}
    >
      <summary>
        <When on={on} weekday={day.weekday} />
        <span className={styles.title}>
          <b>{day.name || 'Session'}</b>
          {words && <span className="num">{words}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {trained && (
        <p data-screen-only>
          <Link className="link--go" to={myPath(myPaths.session, { on: trained.on, day: day.id })}>
            {trained.finished || !mayLog(program, today) ? 'Open the session' : 'Go on'} <Icon name="arrow" />
          </Link>
        </p>
      )}
      {day.note !== '' && <p className={styles.note}>{day.note}</p>}
      <ol className={styles.rows}>
        {day.blocks.flatMap((block, at) =>
          block.rows.map((row, index) => {
            const tied = isTied(block);
            const isLast = index === block.rows.length - 1;
            const turn: Turn = tied ? (isLast ? 'last' : (block.kind as 'superset' | 'circuit')) : undefined;
            const load = loadOf(row, training);
            const known = exercises.find(({ _id }) => _id === row.exerciseId);
            const details = detailsOf(row, training, turn);
            return (
              <li
                key={row.id}
                className={styles.row}
                data-tied={tied ? (isLast ? 'end' : 'begin') : undefined}
              >
                <span className={styles.letter}>{letterOf(day.blocks, at, index)}</span>
                <span className={styles.name}>
                  {row.name}
                  {block.kind === 'warm-up' && <small> warm-up</small>}
                </span>
                {load ? (
                  <span className={`${styles.load} num`}>
                    {load.value}
                    {load.unit !== '' && <small>{load.unit}</small>}
                  </span>
                ) : (
                  <span className={`${styles.dose} num`}>{doseOf(row)}</span>
                )}
                {(load || details !== '') && <span className={styles.details}>{details}</span>}
                {load && <span className={`${styles.dose} num`}>{doseOf(row)}</span>}
                {row.note !== '' && <p className={styles.words}>{row.note}</p>}
                {known && <HowTo name={row.name} exercise={known} />}
              </li>
            );
          }),
        )}
      </ol>
    </details>
  );
}

/** How it is done, from the library. */
function HowTo({ name, exercise }: { name: string; exercise: Plan['exercises'][number] }): ReactNode {
  const { cues, mistakes, video, alternatives } = exercise;
  if (cues.length + mistakes.length === 0 && video === null) return null;
  return (
    <details className={styles.how}>
      <summary>
        How to do it<span className="sr">: {name}</span>
      </summary>
      <div>
        {cues.length > 0 && (
          <ul>
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        )}
        {mistakes.length > 0 && (
          <>
            <p className="label">Often goes wrong</p>
            <ul>
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </>
        )}
        {alternatives.length > 0 && (
          <p className="muted">
            Instead: {alternatives.map((one) => one.name).join(', ')}. Ask your coach first.
          </p>
        )}
        {video !== null && (
          <a className="link" href={video} target="_blank" rel="noreferrer" data-screen-only>
            Watch the video<span className="sr"> of {name} (opens a new tab)</span>
          </a>
        )}
      </div>
    </details>
  );
}
