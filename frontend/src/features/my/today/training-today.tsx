import { letterOf } from '@ironbloom/brand/plan-cells';
import type { PlanDay } from '@ironbloom/brand/plan';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { wholeWeekdayNames, weekdayOf } from '@ironbloom/brand/plan-days';
import { dayAndMonth } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Plan } from '../api.ts';
import { MyIcon } from '../my-icon.tsx';
import { doseOf, loadOf } from '../plan/plan-words.ts';
import { useMyPath } from '../program.tsx';
import room from '../room.module.css';
import { inWeight, lastWords } from '../session/session-words.ts';
import type { WeightUnit } from '../units.ts';
import {
  type Mark,
  type PlannedDay,
  type Trained,
  type TrainingWeek,
  weekdayName,
} from '../training/days.ts';
import { RefusedEdits } from '../training/refused-edits.tsx';
import type { Training } from '../training/api.ts';
import { lastBefore, sessionOf } from '../training/session.ts';
import { StorageNotice } from '../training/storage-notice.tsx';
import { useTraining } from '../training/use-training.tsx';
import today from './today.module.css';
import styles from './training-today.module.css';
import { factsOf, nameOf, standingOf, whenWords } from './training-words.ts';

interface WeekProps {
  week: TrainingWeek;
  plan: Plan;
  training: Training;
  unit: WeightUnit;
}

/** The address of a session, which begins there. */
export function useSessionPath(): (planned: PlannedDay, isMoved?: boolean) => string {
  const { today: day } = useTraining();
  const myPath = useMyPath();
  return ({ day: { id }, on, trained }, isMoved = false) =>
    myPath(myPaths.session, {
      on: trained?.on ?? day,
      day: id,
      ...(isMoved && on !== null && { from: on }),
    });
}

const markWords: Readonly<Record<Mark['state'], string>> = {
  did: 'done',
  begun: 'begun, not finished',
  planned: 'planned',
  rest: 'rest',
  missed: 'not trained',
};

/** Sessions of other days that she can go on with. */
export function UnfinishedSessions({ sessions }: { sessions: readonly Trained[] }): ReactNode {
  const myPath = useMyPath();
  const { today: day } = useTraining();
  return (
    sessions.length > 0 && (
      <ul className={styles.unfinished} aria-label="Not finished">
        {sessions.map(({ on, dayId, name }) => (
          <li key={`${on} ${dayId}`}>
            <Link className="link--go" to={myPath(myPaths.session, { on, day: dayId })}>
              Go on with {name},{' '}
              {on === day ? 'today' : `${wholeWeekdayNames[weekdayOf(on)]}, ${dayAndMonth(on)}`}{' '}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** The week as seven marks, and what is trained today or next. */
export function TrainingToday({ week, plan, training, unit }: WeekProps): ReactNode {
  const { today: day } = useTraining();
  const sessionPath = useSessionPath();
  const standing = standingOf(week);
  const shown = standing === 'rest' ? week.next : standing === 'done' ? undefined : week.today;
  return (
    <>
      <StorageNotice />
      <RefusedEdits />
      <ol className={styles.week} aria-label="This week">
        {week.marks.map(({ on, state: did, name }) => (
          <li key={on} data-state={did} aria-current={on === day ? 'date' : undefined}>
            <span aria-hidden="true">{weekdayName(on).slice(0, 1)}</span>
            <span className={styles.mark} aria-hidden="true">
              {did === 'did' && <Icon name="check" />}
              {did === 'begun' && <MyIcon name="edit" />}
            </span>
            <span className="sr">
              {weekdayName(on)} {dayAndMonth(on)}: {[name, markWords[did]].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
      {week.missed.map((one) => (
        <div key={one.day.id} className={styles.missed}>
          <p>
            <b>{nameOf(one.day)}</b> of {weekdayName(one.on!)} was not trained.
          </p>
          <ButtonLink size="sm" to={sessionPath(one, true)}>
            Move it to today
          </ButtonLink>
        </div>
      ))}
      {shown && (
        <div>
          <div className={standing === 'rest' ? styles.next : 'sr'}>
            <h2 className="d4">
              {standing === 'rest' ? `${whenWords(shown.on, day)}: ${nameOf(shown.day)}` : 'Exercises'}
            </h2>
            {standing === 'rest' && <span className="small muted num">{factsOf(shown.day)}</span>}
          </div>
          {shown.day.note !== '' && <p className={styles.note}>{shown.day.note}</p>}
          <Exercises {...{ plan, training, unit }} day={shown.day} before={day} />
        </div>
      )}
      {standing === 'done' && week.today && (
        <p>
          <Link className="link--go" to={sessionPath(week.today)}>
            Open the session <Icon name="arrow" />
          </Link>
        </p>
      )}
    </>
  );
}

interface ExercisesProps extends Omit<WeekProps, 'week'> {
  day: PlanDay;
  /** A day: what was trained before it. */
  before: string;
}

function Exercises({ day, plan, training, unit, before }: ExercisesProps): ReactNode {
  const maxima = plan.training?.maxima ?? [];
  const last = lastBefore(training, before);
  const { blocks } = sessionOf({ day, maxima, logged: undefined, waiting: [], last });
  return (
    <ol className={styles.exercises}>
      {blocks.flatMap(({ isTied, rows }, at) =>
        rows.map(({ row, sets, last: done }, index) => {
          const { kg, seconds } = sets[0]?.value ?? { kg: null, seconds: null };
          const timed = seconds === null ? undefined : { value: String(seconds), unit: 's' };
          const written = row.load?.kind === 'body' ? undefined : loadOf(row, plan.training!);
          const load =
            kg === null ? (written ?? timed) : { value: String(inWeight(kg, unit)), unit: unit as string };
          return (
            <li
              key={row.id}
              data-tied={
                isTied ? (index === 0 ? 'begin' : index === rows.length - 1 ? 'end' : 'middle') : undefined
              }
            >
              <span className={styles.letter}>{letterOf(day.blocks, at, index)}</span>
              <span className={styles.name}>{row.name}</span>
              <span className={`${styles.load} num`}>
                {load?.value}
                {load && load.unit !== '' && <small>{load.unit}</small>}
              </span>
              <span className={`${styles.last} num`}>
                {done ? `Last time ${lastWords(done.sets, unit)}` : 'The first time'}
              </span>
              <span className={`${styles.dose} num`}>{doseOf(row)}</span>
            </li>
          );
        }),
      )}
    </ol>
  );
}

/** The session after today's. */
export function NextSession({ week }: Pick<WeekProps, 'week'>): ReactNode {
  const myPath = useMyPath();
  const { next } = week;
  if (!next || standingOf(week) === 'rest') return null;
  return (
    <section className={room.part} aria-labelledby="next-session">
      <h2 className="d4" id="next-session">
        Next session
      </h2>
      <Link className={today.due} to={myPath(myPaths.plan, { part: 'training' })}>
        <span className={today.version}>
          {next.on === null ? 'Any' : weekdayName(next.on)}
          <small>{next.on === null ? 'day' : dayAndMonth(next.on)}</small>
        </span>
        <span>
          <b>{nameOf(next.day)}</b>
          <br />
          <span className="small muted num">{factsOf(next.day)}</span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </section>
  );
}
