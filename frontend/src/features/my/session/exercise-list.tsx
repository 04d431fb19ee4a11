import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { letterOf } from '@ironbloom/brand/plan-cells';
import type { PlanDay } from '@ironbloom/brand/plan';
import { addedSetKey, type Edit, LOG_LIMITS } from '@ironbloom/brand/training-log';
import { newUuid } from '#shared/lib/uuid.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Plan } from '../api.ts';
import { MyIcon } from '../my-icon.tsx';
import { doseOf, restInWords } from '../plan/plan-words.ts';
import { usePrograms } from '../program.tsx';
import type { Place, Session, SessionBlock, SessionRow, SessionSet } from '../training/session.ts';
import styles from './exercise-list.module.css';
import { SavedText } from './saved-text.tsx';
import type { Write } from './session-props.ts';
import {
  countedOf,
  countedWords,
  exerciseOf,
  hasLoad,
  otherExercises,
  rowWords,
  setWords,
  weightWords,
} from './session-words.ts';
import type { WeightUnit } from '../units.ts';

interface ListProps {
  session: Session;
  day: PlanDay;
  plan: Plan;
  unit: WeightUnit;
  write: Write;
  /** Edits that are not sent. */
  waiting: readonly Edit[];
  inHand: Place | undefined;
  onTake: (of: string) => void;
}

const RowDialog = lazy(async () => ({ default: (await import('./row-dialog.tsx')).RowDialog }));

/** One exercise is open, or all that are done in turns with it. */
export function ExerciseList(props: ListProps): ReactNode {
  const { session, day, inHand } = props;
  const [chosen, setChosen] = useState<string | null>();
  /** Shows the chosen one also with the next set: of it a set was removed. */
  const [stays, setStays] = useState(false);
  const [seen, setSeen] = useState(inHand?.set.of);
  // The next set shows its exercise.
  if (seen !== inHand?.set.of) {
    setSeen(inHand?.set.of);
    setStays(false);
    if (!stays) setChosen(undefined);
  }
  const current = session.blocks.find(({ rows }) => rows.some(({ row }) => row.id === inHand?.row.row.id));
  const open = chosen === undefined ? current?.id : chosen;
  return session.blocks.map((block, at) => {
    const rows = block.rows.map((row, index) => (
      <Exercise
        key={row.row.id}
        {...props}
        block={block}
        row={row}
        letter={letterOf(day.blocks, at, index)}
        isOpen={block.id === open}
        onToggle={() => setChosen(block.id === open ? null : block.id)}
        onRemove={(of) => {
          setChosen(block.id);
          setStays(of === inHand?.set.of);
        }}
      />
    ));
    return block.isTied ? (
      <div key={block.id} className={styles.tie}>
        <p className={styles.tied}>{tieWords(block)}</p>
        {rows}
      </div>
    ) : (
      <div key={block.id}>{rows}</div>
    );
  });
}

function tieWords({ rows }: SessionBlock): string {
  const rest = rows.at(-1)?.row.rest;
  return `In turns: one set of each${rest ? `, then ${restInWords(rest)} of rest` : ''}`;
}

interface ExerciseProps extends ListProps {
  block: SessionBlock;
  row: SessionRow;
  letter: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Before a set is removed. */
  onRemove: (of: string) => void;
}

function Exercise(props: ExerciseProps): ReactNode {
  const { block, row, letter, unit, isOpen, onToggle, session } = props;
  const id = useId();
  const isDone = row.skipped === null && row.sets.length > 0 && row.sets.every(({ value }) => value.done);
  const all = session.blocks.flatMap(({ rows }) => rows);
  const place = `${all.indexOf(row) + 1} of ${all.length}`;
  const facts = [
    place,
    doseOf(row.row),
    row.row.rest === null || block.isTied ? '' : `rest ${restInWords(row.row.rest)}`,
    row.row.tempo === '' ? '' : `tempo ${row.row.tempo}`,
  ];
  return (
    <section className={styles.exercise} aria-label={`${row.name}, ${place}`}>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
            {isDone ? <Icon name="check" /> : letter}
          </span>
          <span className={styles.name}>
            {row.name}
            {isDone && <span className="sr">, done</span>}
          </span>
          <Icon name="chevron-down" />
          <small className="num">
            {isOpen && row.skipped === null ? facts.filter(Boolean).join(' · ') : rowWords(row, unit)}
          </small>
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.body}>
          <OpenExercise {...props} />
        </div>
      )}
    </section>
  );
}

function OpenExercise(props: ExerciseProps): ReactNode {
  const { row, plan, write, waiting, onRemove } = props;
  const { program } = usePrograms();
  const [dialog, setDialog] = useState<'swap' | 'skip'>();
  const [noting, setNoting] = useState(row.note !== '' || row.pain !== '');
  /** The newest comes last. */
  const [removed, setRemoved] = useState<readonly SessionSet[]>([]);
  const { coach } = program;
  const known = plan.exercises.find(({ _id }) => _id === row.exerciseId);
  const { id } = row.row;
  const unsent = (kind: 'row-note' | 'row-pain'): boolean =>
    waiting.some((edit) => edit.kind === kind && edit.of === id);
  if (row.skipped)
    return (
      <div className={styles.skipped}>
        <Button size="sm" onClick={() => void write('row-skip', id, null)}>
          Do it after all
        </Button>
        {row.pain !== '' && <p className={styles.cue}>You wrote: {row.pain}</p>}
      </div>
    );
  const last = row.sets.at(-1);

  function add(): void {
    const { value } = last ?? { value: undefined };
    const blank = { kg: null, reps: null, seconds: null, metres: null };
    const key = addedSetKey(Date.now(), newUuid().slice(0, 8));
    const { exerciseId, name } = row;
    void write('set', key, { ...(value ?? blank), rowId: id, exerciseId, name, done: false, removed: false });
  }

  return (
    <>
      {row.row.note !== '' && <p className={styles.cue}>{row.row.note}</p>}
      {known && known.cues.length > 0 && <p className={styles.cue}>{known.cues.join('. ')}.</p>}
      {known?.video && (
        <a className="link small" href={known.video} target="_blank" rel="noreferrer">
          Watch how it is done<span className="sr"> (opens a new tab)</span>
        </a>
      )}
      <Sets {...props} />
      <div className={styles.sets}>
        <Button size="sm" variant="quiet" onClick={add}>
          Add a set
        </Button>
        {last && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onRemove(last.of);
              setRemoved([...removed, last]);
              void write('set', last.of, { ...last.value, removed: true });
            }}
          >
            Remove set {row.sets.length}
          </Button>
        )}
      </div>
      <div role="status">
        {removed.length > 0 && (
          <p className={styles.undo}>
            {removed.length === 1 ? 'A set was removed.' : `${removed.length} sets were removed.`}{' '}
            <Button
              size="sm"
              onClick={() => {
                const { of, value } = removed.at(-1)!;
                setRemoved(removed.slice(0, -1));
                void write('set', of, { ...value, removed: false });
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <Button size="sm" onClick={() => setDialog('swap')}>
          <MyIcon name="swap" /> <span>Swap</span>
        </Button>
        <Button size="sm" onClick={() => setDialog('skip')}>
          <MyIcon name="skip" /> <span>Skip</span>
        </Button>
        <Button size="sm" aria-expanded={noting} onClick={() => setNoting(!noting)}>
          <MyIcon name="edit" /> <span>Note</span>
        </Button>
      </div>
      {noting && (
        <div className={styles.notes}>
          <SavedText
            label={coach ? `Note for ${coach.name}` : 'Note'}
            text={row.note}
            most={LOG_LIMITS.rowWords}
            isUnsent={unsent('row-note')}
            onText={(text) => write('row-note', id, text)}
          />
          <SavedText
            label="Pain: where, and when?"
            hint={`Stop this exercise if it hurts.${coach ? ` ${coach.name} sees this marked as pain.` : ''}`}
            text={row.pain}
            most={LOG_LIMITS.rowWords}
            isUnsent={unsent('row-pain')}
            onText={(text) => write('row-pain', id, text)}
          />
        </div>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <RowDialog kind={dialog} row={row} plan={plan} write={write} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The set in hand, where it is not in sight. */
function bringIntoSight(line: HTMLTableRowElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

function Sets({ row, plan, unit, waiting, inHand, onTake }: ExerciseProps): ReactNode {
  const exercise = exerciseOf(plan, row.exerciseId);
  const counted = countedOf(row.row, exercise?.logs);
  const withLoad = hasLoad(row, exercise);
  const isUnsent = (of: string): boolean => waiting.some((edit) => edit.kind === 'set' && edit.of === of);
  if (row.sets.length === 0) return <p className={styles.cue}>No set is left.</p>;
  const others = otherExercises(row);
  return (
    <>
      {others.length > 0 && <p className={styles.cue}>{others.join('. ')}.</p>}
      <table className={styles.table}>
        <caption className="sr">{row.name}: sets</caption>
        <thead>
          <tr>
            <th scope="col">Set</th>
            <th scope="col">Last time</th>
            {withLoad && <th scope="col">{unit}</th>}
            <th scope="col">{countedWords[counted]}</th>
            <th scope="col">
              <span className="sr">Done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {row.sets.map(({ of, value }, index) => {
            const before = value.exerciseId === row.exerciseId ? row.last?.sets[index] : undefined;
            const isInHand = inHand?.set.of === of;
            const words = value.done
              ? `Set ${index + 1} done${isUnsent(of) ? ', waiting to be sent' : ''}. Change it`
              : `Set ${index + 1}, not done. Take it`;
            return (
              <tr
                key={of}
                ref={isInHand ? bringIntoSight : undefined}
                data-state={isInHand ? 'now' : value.done ? 'done' : 'later'}
                aria-current={isInHand ? 'step' : undefined}
              >
                <td>{index + 1}</td>
                <td>{before ? setWords(before, unit, true) : '–'}</td>
                {withLoad && <td>{weightWords(value.kg, unit)}</td>}
                <td>{value[counted] ?? '–'}</td>
                <td>
                  <button type="button" aria-label={words} onClick={() => onTake(of)}>
                    <i data-mark={value.done ? (isUnsent(of) ? 'unsent' : 'done') : 'open'}>
                      {value.done && <Icon name="check" />}
                    </i>
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
