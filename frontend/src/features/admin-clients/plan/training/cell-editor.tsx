import { type Column, columnNames, quickLine } from '@ironbloom/brand/plan-cells';
import { beginsWord, searchNamed } from '@ironbloom/brand/search';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './cell-editor.module.css';
import type { Exercise } from './exercises.ts';

/** Where the selection goes after an edit. */
export type Onward = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  column: Column;
  /** Of screen readers: "Back squat, Load". */
  label: string;
  text: string;
  /** What the cell says so far. */
  stored: string;
  /** Typing in the grid opened the editor: arrow keys leave the cell. */
  isTypedOver: boolean;
  exercises: readonly Exercise[];
  /** @returns what is wrong with the text */
  onCommit: (text: string, chosen: Exercise | undefined, onward: Onward) => string | undefined;
  onCancel: () => void;
}

const mostOptions = 8;

/** The one input of the grid. For a name it offers exercises of the library. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { column, label, text: begun, stored, isTypedOver, exercises, onCommit, onCancel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const isName = column === 'name';
  const quick = isName ? quickLine(text) : undefined;
  const searched = isName ? (quick?.name ?? text) : '';
  // An input method begins without a text.
  const isChanged = text !== begun || (isTypedOver && begun !== '');
  const options =
    isName && isChanged && searched.trim() !== ''
      ? searchNamed(exercises, searched).slice(0, mostOptions)
      : [];
  /** By the arrows. The text itself is the last one: an exercise that the library does not have. */
  const [chosen, setChosen] = useState<number>();
  const isMeant = !quick && options[0] !== undefined && beginsWord(searched, options[0]);
  const active = chosen ?? (isMeant ? 0 : undefined);
  const isOver = useRef(false);

  useEffect(() => {
    const element = input.current;
    element?.focus();
    if (isTypedOver) element?.setSelectionRange(begun.length, begun.length);
    else element?.select();
  }, [begun, isTypedOver]);

  function commit(onward: Onward, option?: Exercise): void {
    if (isOver.current) return;
    if (!isChanged) {
      isOver.current = true;
      if (onward === 'stay') onCancel();
      else onCommit(stored, undefined, onward);
      return;
    }
    isOver.current = true;
    const wrong = onCommit(text, option, onward);
    if (wrong !== undefined) isOver.current = false;
    setProblem(wrong);
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const option = active === undefined ? undefined : options[active];
    if (key === 'Enter') commit(shiftKey ? 'up' : 'down', option);
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right', option);
    else if (key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (step !== undefined && options.length > 0)
      setChosen(((active ?? (step === 1 ? -1 : 0)) + step + options.length + 1) % (options.length + 1));
    else if (step !== undefined && isTypedOver) commit(step === 1 ? 'down' : 'up');
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        value={text}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={column === 'note'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        {...(isName && {
          role: 'combobox',
          'aria-expanded': options.length > 0,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant':
            active === undefined || options.length === 0 ? undefined : `${id}-${active}`,
        })}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(undefined);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => commit('stay')}
      />
      {options.length > 0 && (
        <div
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Exercises"
          ref={(list) => placeAt(input.current, list)}
        >
          {options.map((exercise, at) => (
            <Option
              key={exercise._id}
              id={`${id}-${at}`}
              isActive={at === active}
              onPick={() => commit('down', exercise)}
            >
              <b>{exercise.name}</b>
              <span className="quiet">{exercise.otherNames[0]}</span>
            </Option>
          ))}
          <Option
            id={`${id}-${options.length}`}
            isActive={active === options.length}
            onPick={() => commit('down')}
          >
            <span>“{searched.trim()}” as it is</span>
          </Option>
        </div>
      )}
      {problem !== undefined && (
        <p
          className={styles.problem}
          id={`${id}-problem`}
          role="alert"
          ref={(list) => placeAt(input.current, list)}
        >
          {problem}
        </p>
      )}
    </>
  );
}

function Option(props: {
  id: string;
  isActive: boolean;
  onPick: () => void;
  children: ReactNode;
}): ReactNode {
  const { id, isActive, onPick, children } = props;
  return (
    // The input keeps the focus; its keys choose.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  );
}

/** Below the input, or above it where there is no room; the grid's edges do not cut it off. */
function placeAt(input: HTMLElement | null, list: HTMLElement | null): void {
  if (!input || !list) return;
  const box = input.getBoundingClientRect();
  const isBelow = box.bottom + list.offsetHeight + 8 < window.innerHeight;
  list.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - list.offsetWidth - 8))}px`;
  list.style.top = `${isBelow ? box.bottom + 2 : box.top - list.offsetHeight - 2}px`;
}

/** What a column reads, for a text that it does not. */
export const hints: Readonly<Record<Column, string>> = {
  name: 'A name has at most 120 letters.',
  sets: 'Write a number up to 50.',
  amount: 'Write 8, 6-8, 10 a side, 40 s, 1:30 or 30 m.',
  load: 'Write 57.5 kg, 2 × 16, 75%, last +2.5 or body.',
  effort: 'Write RPE 8 or RIR 2.',
  tempo: 'Write seconds: 3-1-1 or 3-1-1-0.',
  rest: 'Write 150, 2:30 or 90 s.',
  each: 'Write +2.5 kg, +1 rep to 12, +5 s or +2.5 kg / 2 wk.',
  note: 'A note has at most 300 letters.',
};

/** "Load: “heavy” cannot be read. Write 57.5 kg, …" */
export const problemOf = (column: Column, text: string): string =>
  `${columnNames[column]}: “${text.length > 40 ? `${text.slice(0, 40)}…` : text}” cannot be read. ${hints[column]}`;
