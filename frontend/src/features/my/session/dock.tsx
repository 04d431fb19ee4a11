import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { LOAD_LIMITS, MOST_AMOUNT } from '@ironbloom/brand/plan';
import type { SetValue } from '@ironbloom/brand/training-log';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import type { Plan } from '../api.ts';
import big from '../big-number.module.css';
import type { Place, Session } from '../training/session.ts';
import styles from './dock.module.css';
import {
  countedOf,
  countedSteps,
  countedUnits,
  countedWords,
  exerciseOf,
  hasLoad,
  inWeight,
  loadStep,
  setWords,
  toKg,
  typedNumber,
} from './session-words.ts';
import type { WeightUnit } from '../units.ts';

interface DockProps {
  place: Place;
  plan: Plan;
  session: Session;
  unit: WeightUnit;
  onDone: (value: SetValue) => Promise<unknown>;
  /** For a set that is done. */
  onOpenAgain: (value: SetValue) => Promise<unknown>;
  /** Goes on with the next set. */
  onPutBack: (() => void) | undefined;
}

const draftStore = () => memberStore('training-draft');

/** Keeps typed numbers over a reload until the set is ticked. */
function keptDraft(key: string): { load?: string; count?: string } {
  const kept = draftStore().read();
  return isRecord(kept) && kept['key'] === key ? kept : {};
}

/** The set in hand: two numbers, and one press where it went as expected. */
export function Dock(props: DockProps): ReactNode {
  const { place, plan, unit, onDone, onOpenAgain, onPutBack } = props;
  const { row, set } = place;
  const { value } = set;
  const exercise = exerciseOf(plan, value.exerciseId);
  const counted = countedOf(row.row, exercise?.logs);
  const withLoad = hasLoad(row, exercise);
  const draftKey = `${set.of} ${value.kg} ${value[counted]} ${unit}`;
  const [draft] = useState(() => keptDraft(draftKey));
  const [load, setLoad] = useState(draft.load ?? (value.kg === null ? '' : String(inWeight(value.kg, unit))));
  const [count, setCount] = useState(draft.count ?? (value[counted] === null ? '' : String(value[counted])));
  const [problem, setProblem] = useState<string>();
  useKeypad();

  function keep(next: { load?: string; count?: string }): void {
    setProblem(undefined);
    if (next.load !== undefined) setLoad(next.load);
    if (next.count !== undefined) setCount(next.count);
    draftStore().write({ key: draftKey, load, count, ...next });
  }

  /** In kg. What she did not touch stays as it was stored. */
  function typedKg(): number | null | undefined {
    if (!withLoad || (value.kg !== null && load === String(inWeight(value.kg, unit)))) return value.kg;
    const number = typedNumber(load);
    return typeof number === 'number' ? toKg(number, unit) : number;
  }

  function typedCount(): number | null | undefined {
    return count === String(value[counted]) ? value[counted] : typedNumber(count);
  }

  /** Undefined where something is wrong, which it shows. */
  function typed(): SetValue | undefined {
    const [kg, many] = [typedKg(), typedCount()];
    if (kg === undefined || many === undefined || (many ?? 0) < 0) {
      setProblem('Please type a number, with two decimals at most.');
      return undefined;
    }
    if ((kg ?? 0) > LOAD_LIMITS.most || (kg ?? 0) < LOAD_LIMITS.least || (many ?? 0) > MOST_AMOUNT) {
      setProblem('That is too much. Please check the number.');
      return undefined;
    }
    if (!many && !kg) {
      setProblem(
        `Please type ${counted === 'reps' ? 'your repetitions' : countedWords[counted].toLowerCase()}.`,
      );
      return undefined;
    }
    return { ...value, kg, [counted]: many };
  }

  function send(work: (value: SetValue) => Promise<unknown>): void {
    const next = typed();
    if (!next) return;
    draftStore().clear();
    void work(next);
  }

  const at = row.sets.findIndex(({ of }) => of === set.of);
  const last = value.exerciseId === row.exerciseId ? row.last : undefined;
  const before = last?.sets[at] ?? last?.sets.at(-1);
  return (
    <form
      className={styles.dock}
      onSubmit={(event) => {
        event.preventDefault();
        send(onDone);
      }}
      noValidate
    >
      <p className={styles.head}>
        <b className="num">
          {value.name}, set {at + 1} of {row.sets.length}
        </b>
        {before && <span className="num">Last time {setWords(before, unit)}</span>}
      </p>
      <div className={styles.dials} data-single={withLoad ? undefined : true}>
        {withLoad && (
          <Dial
            label={unit === 'kg' ? 'Load in kilograms' : 'Load in pounds'}
            unit={unit}
            step={loadStep(exercise, unit)}
            least={inWeight(LOAD_LIMITS.least, unit)}
            text={load}
            onText={(text) => keep({ load: text })}
          />
        )}
        <Dial
          label={{ reps: 'Repetitions', seconds: 'Seconds', metres: 'Metres' }[counted]}
          unit={`${countedUnits[counted]}${row.row.amount?.aSide ? ' a side' : ''}`}
          step={countedSteps[counted]}
          least={0}
          text={count}
          onText={(text) => keep({ count: text })}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block iconBefore="check" data-main>
        {value.done ? `Keep set ${at + 1}` : `Set ${at + 1} done`}
      </Button>
      {(value.done || onPutBack) && (
        <div className={styles.more}>
          {value.done && (
            <Button size="sm" variant="quiet" onClick={() => send(onOpenAgain)}>
              Not done
            </Button>
          )}
          {onPutBack && (
            <Button size="sm" variant="quiet" onClick={onPutBack}>
              Back to the next set
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

interface DialProps {
  label: string;
  unit: string;
  step: number;
  least: number;
  text: string;
  onText: (text: string) => void;
}

function Dial({ label, unit, step, least, text, onText }: DialProps): ReactNode {
  const id = useId();
  const change = (by: number): void => {
    const now = typedNumber(text) ?? 0;
    onText(String(Math.max(least, Math.round((now + by) * 100) / 100)));
  };
  return (
    <div className={styles.dial} role="group" aria-label={label}>
      <div className={clsx(big.number, styles.number)}>
        <input
          id={id}
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onText(target.value)}
        />
        <label className={big.unit} htmlFor={id} aria-hidden="true">
          {unit}
        </label>
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label={`${step} ${unit} less`}
        onClick={() => change(-step)}
      >
        −{step}
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={`${step} ${unit} more`}
        onClick={() => change(step)}
      >
        +{step}
      </button>
    </div>
  );
}

/** The dock rides above the keypad of a phone, which covers the lower edge of the page. */
function useKeypad(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const root = document.documentElement;
    const place = (): void => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      root.style.setProperty('--keypad', `${Math.round(covered)}px`);
    };
    place();
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
      root.style.removeProperty('--keypad');
    };
  }, []);
}
