import type { PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { show } from '@ironbloom/brand/plan-cells';
import { type ReactNode } from 'react';
import { Sparkline } from '../../check-ins/sparkline.tsx';
import { type Training, useTraining, useTrainingProgress } from '../../training/api.ts';
import { lastSetsOf, painNotesOf } from '../../training/sessions.ts';
import { dayInLog, gainInWords, maximumInWords, setsInWords } from '../../training/training-words.ts';
import type { ClientDetail } from '../../client.ts';
import { firstName } from '../../words.ts';
import { loadToHold } from './hold.ts';
import styles from './logged.module.css';

const mostDays = 4;
const mostNotes = 3;

type Client = Pick<ClientDetail, '_id' | 'name'>;

interface LoggedProps {
  client: Client;
  row: PlanRow;
  published: TrainingPlan | null;
  onHold: (kg: number) => void;
}

/** What the client lifted of an exercise, whether the plan asks for more too early, and where it hurt. */
export function Logged({ client, row, published, onHold }: LoggedProps): ReactNode {
  const { data, error } = useTraining(client._id);
  if (!data) return error ? <p className="micro quiet">The training log could not be loaded.</p> : null;
  return (
    <>
      <Hold training={data} row={row} onHold={onHold} />
      <section>
        <h3>{firstName(client.name)}’s last sets</h3>
        <LastSets training={data} row={row} />
        <Estimate client={client} row={row} />
      </section>
      <PainBox
        title="Pain, while training"
        notes={painNotesOf(data, row, published).map(({ session, rowId, text }) => ({
          id: `${session._id} ${rowId}`,
          day: dayInLog(session.on),
          text: text || 'Skipped for pain',
        }))}
      />
    </>
  );
}

interface PainBoxProps {
  title: string;
  /** Newest first. */
  notes: readonly { id: string; day: string; text: string }[];
}

export function PainBox({ title, notes }: PainBoxProps): ReactNode {
  if (notes.length === 0) return null;
  return (
    <section className={styles.pain}>
      <h3>{title}</h3>
      <ul>
        {notes.slice(0, mostNotes).map(({ id, day, text }) => (
          <li key={id}>
            <span className="num">{day}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hold(props: { training: Training; row: PlanRow; onHold: (kg: number) => void }): ReactNode {
  const { training, row, onHold } = props;
  const [last] = lastSetsOf(training, row);
  const kg = last && loadToHold(row, last.sets);
  if (kg === undefined) return null;
  return (
    <section className={styles.hold}>
      <p>
        <b>This week asks for {[show('load', row), show('amount', row)].join(' × ')}.</b>{' '}
        {`On ${dayInLog(last!.on)} it was ${setsInWords(last!.sets)}. Hold ${kg} kg one more week?`}
      </p>
      <button type="button" onClick={() => onHold(kg)}>
        Hold at {kg} kg
      </button>
    </section>
  );
}

function LastSets({ training, row }: { training: Training; row: PlanRow }): ReactNode {
  const days = lastSetsOf(training, row).slice(0, mostDays);
  if (days.length === 0) return <p className="micro quiet">Nothing logged of this exercise.</p>;
  return (
    <ul className={styles.days}>
      {days.map(({ on, sets }) => (
        <li key={on}>
          <span className="quiet num">{dayInLog(on)}</span>
          <span className="num">{setsInWords(sets)}</span>
        </li>
      ))}
    </ul>
  );
}

/** From the log; the newest estimate, and how it came about. */
function Estimate({ client, row }: { client: Client; row: PlanRow }): ReactNode {
  const lift = useLift(client._id, row.exerciseId);
  if (!lift) return null;
  const gain = gainInWords(lift);
  return (
    <p className={styles.estimate}>
      <span>
        Estimated maximum <b>{maximumInWords(lift.points.at(-1)!.estimate)}</b>
      </span>
      <Sparkline values={lift.points.map(({ estimate }) => estimate)} tone="neither" />
      {gain !== '' && <span className="quiet num">{gain}</span>}
    </p>
  );
}

/** The estimates of an exercise from the log. */
export function useLift(client: string, exerciseId: string | null) {
  const { data } = useTrainingProgress(client);
  return exerciseId === null ? undefined : data?.lifts.find((lift) => lift.exerciseId === exerciseId);
}

/** "Last: 55 kg × 5, 5, 5, 4, Mon 23 Nov", where there is no room for more. */
export function LastLine({ client, row }: { client: string; row: PlanRow }): ReactNode {
  const { data } = useTraining(client);
  const last = data && row.name !== '' ? lastSetsOf(data, row)[0] : undefined;
  if (!last) return null;
  return (
    <p className={styles.last}>
      Last: <b>{setsInWords(last.sets)}</b>, {dayInLog(last.on)}
    </p>
  );
}
