import type { PlanRow, PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import { searchNamed } from '@ironbloom/brand/search';
import { estimatedMaximum } from '@ironbloom/brand/training-log';
import { type ReactNode, useState } from 'react';
import { shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useCheckIns } from '../../check-ins/api.ts';
import { type Cells, prescribedOf, setMaximum } from './commands.ts';
import { useWholeExercise } from '../api.ts';
import type { Exercise, Library } from './exercises.ts';
import { rowInWords } from './lines.ts';
import { Logged, PainBox, useLift } from './logged.tsx';
import styles from './side-panel.module.css';
import { muscleNames, setsByMuscle } from './volume.ts';

/** What the editor knows of the client. */
export interface ClientFacts {
  _id: string;
  name: string;
  /** Of the program, from 1. */
  week: number | null;
}

interface SidePanelProps {
  plan: TrainingPlan;
  published: TrainingPlan | null;
  week: PlanWeek;
  row: PlanRow | undefined;
  library: Library;
  client: ClientFacts | undefined;
  onChange: (next: TrainingPlan) => void;
  /** Changes cells of the row. */
  onCells: (cells: Cells) => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const mostNear = 5;
const mostPrescribed = 4;

const tabs = { exercise: 'Exercise', volume: 'Week volume' } as const;

/** Beside the grid: the exercise of the selected row, and how much the week asks of each muscle. */
export function SidePanel(props: SidePanelProps): ReactNode {
  const { week, row, library } = props;
  const [tab, setTab] = useState<keyof typeof tabs>('exercise');
  return (
    <aside className={styles.panel} aria-label="Details">
      <div className={styles.tabs} role="group" aria-label="Details">
        {Object.entries(tabs).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => setTab(name as keyof typeof tabs)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        {tab === 'volume' ? (
          <Volume week={week} library={library} />
        ) : row && row.name !== '' ? (
          <ExerciseFacts key={row.id} {...props} row={row} />
        ) : (
          <p className="quiet">Select a row: what is known of its exercise stands here.</p>
        )}
      </div>
    </aside>
  );
}

export function Volume({ week, library }: { week: PlanWeek; library: Library }): ReactNode {
  const volume = setsByMuscle(week.days, library);
  const most = volume[0]?.sets ?? 1;
  if (volume.length === 0) return <p className="quiet">No sets yet.</p>;
  return (
    <section>
      <h2 className={styles.heading}>Sets this week</h2>
      <ul className={styles.volume}>
        {volume.map(({ id, name, sets }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(sets / most) * 100}%` }} />
            </span>
            <b>{sets}</b>
          </li>
        ))}
      </ul>
      <p className="micro quiet">
        A set counts for each muscle that its exercise is for. Warm-ups do not count.
      </p>
    </section>
  );
}

function ExerciseFacts(props: SidePanelProps & { row: PlanRow }): ReactNode {
  const { plan, published, week, row, library, client, onChange, onCells } = props;
  const swapFor = ({ _id, name }: Exercise): void => onCells({ exerciseId: _id, name });
  const known = library.byId.get(row.exerciseId ?? '');
  const whole = useWholeExercise(known ? known._id : null).data;
  const swaps = (known?.alternatives ?? []).flatMap((id) => library.byId.get(id) ?? []);
  const near = known ? [] : searchNamed(library.list, row.name).slice(0, mostNear);
  return (
    <>
      <header>
        <h2 className={styles.title}>{row.name}</h2>
        {known ? (
          <p className="micro quiet">{capital(`${muscleNames(known.primary)}, ${known.level}`)}</p>
        ) : (
          <p className="micro quiet">
            <Badge tone="amber">Not in the library</Badge> The client sees its name and your note.
          </p>
        )}
        {whole?.video && (
          <a className="link micro" href={whole.video} target="_blank" rel="noreferrer">
            Watch the video<span className="sr"> (opens a new tab)</span>
          </a>
        )}
      </header>
      {near.length > 0 && (
        <section>
          <h3>Did you mean</h3>
          <div className={styles.swaps}>
            {near.map((exercise) => (
              <button key={exercise._id} type="button" onClick={() => swapFor(exercise)}>
                {exercise.name}
              </button>
            ))}
          </div>
        </section>
      )}
      {client && (
        <Logged
          client={client}
          row={row}
          published={published}
          onHold={(kg) => row.load && onCells({ load: { ...row.load, value: kg } })}
        />
      )}
      {client && <Prescribed published={published} row={row} at={plan.weeks.indexOf(week)} />}
      {client && row.exerciseId !== null && (
        <Maximum plan={plan} id={row.exerciseId} client={client} onChange={onChange} />
      )}
      {client && <PainNotes client={client} />}
      {whole && whole.cues.length > 0 && (
        <section>
          <h3>Cues that the client reads</h3>
          <ol className={styles.cues}>
            {whole.cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ol>
        </section>
      )}
      {swaps.length > 0 && (
        <section>
          <h3>Swap for</h3>
          <div className={styles.swaps}>
            {swaps.map((exercise) => (
              <button key={exercise._id} type="button" onClick={() => swapFor(exercise)}>
                {exercise.name}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** The shown week and those before it in which the published plan has the exercise. */
function Prescribed(props: { published: TrainingPlan | null; row: PlanRow; at: number }): ReactNode {
  const { published, row } = props;
  const all = prescribedOf(published, row);
  const weeks = all.filter(({ at }) => at <= props.at).slice(-mostPrescribed);
  return (
    <section>
      <h3>In the published plan</h3>
      {weeks.length === 0 ? (
        <p className="micro quiet">
          {all.length === 0 ? 'Not prescribed so far.' : 'Only in later weeks so far.'}
        </p>
      ) : (
        <ul className={styles.weeks}>
          {weeks.map(({ at, one }) => (
            <li key={`${at}-${one.id}`}>
              <span className="quiet">Week {at + 1}</span>
              <span>{rowInWords({ ...one, note: '', each: null })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** kg × repetitions as a maximum; a number alone is one. */
function maximumOf(text: string): number | undefined {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?)(?: ?kg)?(?: ?[x×] ?(\d{1,2}))?$/i.exec(text.trim());
  if (text.trim() === '') return 0;
  const kg = Number(found?.[1]?.replace(',', '.') ?? 0);
  const reps = Number(found?.[2] ?? 1);
  const estimate = estimatedMaximum({ kg, reps });
  return estimate === undefined || reps === 1 ? estimate : toHalf(estimate);
}

/** To half a kilogram. */
const toHalf = (kg: number): number => Math.round(kg * 2) / 2;

function Maximum(props: {
  plan: TrainingPlan;
  id: string;
  client: ClientFacts;
  onChange: (next: TrainingPlan) => void;
}): ReactNode {
  const { plan, id, client, onChange } = props;
  const known = plan.maxima.find((one) => one.id === id)?.kg;
  const newest = useLift(client._id, id)?.points.at(-1);
  const logged = newest && toHalf(newest.estimate);
  const [text, setText] = useState<string>();
  const kg = text === undefined ? undefined : maximumOf(text);
  const isWrong = text !== undefined && kg === undefined;
  return (
    <section>
      <h3>
        <label htmlFor="known-maximum">Known maximum</label>
      </h3>
      <form
        className={styles.maximum}
        onSubmit={(event) => {
          event.preventDefault();
          if (kg === undefined) return;
          onChange(setMaximum(plan, id, kg));
          setText(undefined);
        }}
      >
        <Input
          id="known-maximum"
          autoComplete="off"
          value={text ?? (known === undefined ? '' : `${known} kg`)}
          aria-invalid={isWrong}
          aria-describedby="maximum-hint"
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="sm" type="submit" disabled={text === undefined || isWrong}>
          Set
        </Button>
      </form>
      <p className="micro quiet" id="maximum-hint">
        {isWrong
          ? 'Please write 80 kg, or 60 × 5 with up to 12 repetitions.'
          : `In kg, or as 60 × 5: then it is estimated (Epley). ${
              known === undefined
                ? 'Until it is set, loads in % have no kg, and sets begin with those of last time: the estimate from the log is not used by itself.'
                : `Loads in % are of these ${known} kg, whatever the log says.`
            }`}
      </p>
      {logged !== undefined && logged !== known && (
        <Button
          size="sm"
          onClick={() => {
            onChange(setMaximum(plan, id, logged));
            setText(undefined);
          }}
        >
          Set to {logged} kg, from the log
        </Button>
      )}
    </section>
  );
}

/** What the client's check-ins say about pain, newest first. */
function PainNotes({ client }: { client: ClientFacts }): ReactNode {
  const { data, error } = useCheckIns(client._id);
  if (!data) return error ? <p className="micro quiet">The check-ins could not be loaded.</p> : null;
  const notes = data.items.flatMap(({ answers, dueOn }) => {
    const pain = answers['pain'];
    return typeof pain === 'string' && pain.trim() !== ''
      ? [{ id: dueOn, day: shownDay(dueOn), text: pain }]
      : [];
  });
  return <PainBox title="Pain, in the check-ins" notes={notes} />;
}
