import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bind, type Bound, type Part } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { MoveButtons } from '#shared/ui/lists/move-buttons.tsx';
import styles from './fields.module.css';

interface ListFieldProps<Item extends { id: string }> {
  of: Bound<readonly Item[]>;
  legend: string;
  hint?: string;
  /** The server's limit. */
  most: number;
  /** Singular noun: `question`. */
  one: string;
  /** Title of an item; empty while unnamed. */
  called: (item: Item) => string;
  create: () => Item;
  /** Fields of an item. */
  children: (item: Part<Item>) => ReactNode;
}

interface Removed<Item> {
  item: Item;
  index: number;
}

/** An ordered list of items: add, remove with undo, move by buttons, open to edit. */
export function ListField<Item extends { id: string }>(props: ListFieldProps<Item>): ReactNode {
  const { of, legend, hint, most, one, called, create, children } = props;
  const { value: items, errors, path, busy, onChange } = of;
  const list = useRef<HTMLOListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const nameOf = (item: Item, index: number): string => called(item) || `New ${one} ${index + 1}`;

  function toggle(id: string, open: boolean): void {
    setOpened((before) => {
      const next = new Set(before);
      if (open) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  function put(next: readonly Item[], words: string, focus: () => HTMLElement | null | undefined): void {
    flushSync(() => {
      onChange(next);
      setAnnouncement(words);
    });
    focus()?.focus();
  }

  function add(): void {
    const item = create();
    setRemoved(null);
    flushSync(() => toggle(item.id, true));
    put([...items, item], '', () => list.current?.lastElementChild?.querySelector('input, textarea'));
  }

  function move(index: number, by: -1 | 1): void {
    const [item, other] = [items[index], items[index + by]];
    if (!item || !other) return;
    const place = index + by;
    setRemoved(null);
    put(
      items.with(index, other).with(place, item),
      `${nameOf(item, place)} moved to position ${place + 1} of ${items.length}.`,
      () => {
        const row = list.current?.children[place];
        const same = row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`);
        return same?.disabled ? row?.querySelector<HTMLButtonElement>(`[data-move="${-by}"]`) : same;
      },
    );
  }

  function remove(index: number): void {
    const item = items[index];
    if (!item) return;
    flushSync(() => setRemoved({ item, index }));
    put(items.toSpliced(index, 1), `${nameOf(item, index)} was removed.`, () => back.current);
  }

  function undo({ item, index }: Removed<Item>): void {
    setRemoved(null);
    put(items.toSpliced(index, 0, item), `${nameOf(item, index)} was restored.`, () =>
      list.current?.children[index]?.querySelector('summary'),
    );
  }

  const wrong = errors[path];
  return (
    <fieldset className={styles.list}>
      <Legend>{legend}</Legend>
      {hint && <p className="small muted">{hint}</p>}
      {wrong && <FieldError>{wrong}</FieldError>}
      {items.length > 0 && (
        <ol ref={list} className={styles.items}>
          {items.map((item, index) => {
            const itemPath = `${path}.${index}`;
            const isWrong = Object.keys(errors).some((each) => each.startsWith(`${itemPath}.`));
            return (
              <ListItem
                key={item.id}
                itemName={nameOf(item, index)}
                open={isWrong || opened.has(item.id)}
                wrong={isWrong}
                busy={busy}
                first={index === 0}
                last={index === items.length - 1}
                onToggle={(open) => toggle(item.id, open)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              >
                {children(bind(of, index))}
              </ListItem>
            );
          })}
        </ol>
      )}
      {removed && (
        <Row as="p" gap="3" align="center" className="small">
          <span>{`“${nameOf(removed.item, removed.index)}” was removed.`}</span>
          <Button ref={back} size="sm" variant="quiet" disabled={busy} onClick={() => undo(removed)}>
            Undo
          </Button>
        </Row>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
      {items.length < most ? (
        <Button size="sm" disabled={busy} onClick={add}>
          Add {one}
        </Button>
      ) : (
        <p className="small quiet">At most {most}.</p>
      )}
    </fieldset>
  );
}

interface ListItemProps extends Omit<ComponentProps<typeof MoveButtons>, 'className'> {
  open: boolean;
  /** A field in it has an error. */
  wrong: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** One item: a summary that opens its fields, and buttons to move and remove it. */
function ListItem({ open, wrong, onToggle, children, ...moves }: ListItemProps): ReactNode {
  return (
    <li className={styles.item} data-wrong={wrong || undefined}>
      <details open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>{moves.itemName}</summary>
        {/* Closed items render no fields. */}
        {open && <div className={styles.fields}>{children}</div>}
      </details>
      <MoveButtons {...moves} className={styles.moves} />
    </li>
  );
}
