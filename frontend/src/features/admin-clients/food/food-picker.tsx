import { portionFigures } from '@ironbloom/brand/nutrition';
import type { FoodPortion } from '@ironbloom/brand/plan';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import { useFood } from './food-context.ts';
import { portionOfFood, portionOfRecipe } from './food-plan.ts';
import { type Findable, findFoods } from './food-search.ts';
import styles from './food-picker.module.css';
import { figuresInWords } from './food-words.ts';
import { OwnFoodDialog } from './own-food-dialog.tsx';
import { Tool } from './parts.tsx';

interface FoodPickerProps {
  label: string;
  onPick: (portion: FoodPortion) => void;
  onClose: () => void;
}

/** So many are shown; more letters find the rest. */
const most = 12;

const portionOf = ({ food, recipe }: Findable): FoodPortion | undefined =>
  food ? portionOfFood(food) : recipe && portionOfRecipe(recipe);

/** Finds foods and recipes as somebody types; stays open for the next one. */
export function FoodPicker({ label, onPick, onClose }: FoodPickerProps): ReactNode {
  const { list, findableWarnings } = useFood();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useMemo(() => (text.trim() === '' ? [] : findFoods(list, text).slice(0, most)), [list, text]);
  useEffect(() => input.current?.focus(), []);

  function pick(one: Findable | undefined): void {
    const portion = one && portionOf(one);
    if (!portion) return;
    onPick(portion);
    setText('');
    setAt(0);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) setAt(Math.min(found.length - 1, Math.max(0, at + by)));
    else if (event.key === 'Enter') {
      if (found.length > 0) pick(found[at]);
      else if (text.trim() !== '') setTyping(true);
    } else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.picker}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          placeholder="Paneer, chawal, केला"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Tool icon="close" aria-label="Close the search" onClick={onClose} />
      </div>
      <div
        className={styles.found}
        id={id}
        role="listbox"
        aria-label="Foods and recipes"
        hidden={found.length === 0}
      >
        {found.map((one, index) => {
          const portion = portionOf(one)!;
          const warnings = findableWarnings(one);
          return (
            // The input has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${portion.source} ${portion.sourceId}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerMove={() => setAt(index)}
              // Keeps the focus in the input.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
            >
              <span>
                <b>{one.name}</b>
                {one.recipe
                  ? ' our recipe'
                  : one.otherNames.length > 0 && ` ${one.otherNames.slice(0, 2).join(', ')}`}
                {warnings.map(({ text: why }) => (
                  <em key={why}>{why}</em>
                ))}
              </span>
              <span className="num">
                {portion.unit}: {figuresInWords(portionFigures(portion))}
              </span>
            </div>
          );
        })}
      </div>
      {text.trim() !== '' && (
        <Tool icon="plus" onClick={() => setTyping(true)}>
          Add “{text.trim()}” with figures of your own
        </Tool>
      )}
      <p className="sr" role="status">
        {text.trim() !== '' && `${found.length} found`}
      </p>
      {typing && (
        <OwnFoodDialog
          name={text.trim()}
          onSave={(portion) => {
            setTyping(false);
            setText('');
            onPick(portion);
            requestAnimationFrame(() => input.current?.focus());
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  );
}
