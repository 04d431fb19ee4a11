import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import styles from './list-field.module.css';

interface ListItemProps {
  called: string;
  open: boolean;
  /** A field in it was refused. */
  wrong: boolean;
  busy: boolean;
  first: boolean;
  last: boolean;
  onToggle: (open: boolean) => void;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item: its name, which opens its fields, and what moves and removes it. */
export function ListItem(props: ListItemProps): ReactNode {
  const { called, open, wrong, busy, first, last, onToggle, onMove, onRemove, children } = props;
  return (
    <li className={styles.item} data-wrong={wrong || undefined}>
      <details open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>{called}</summary>
        {/* Closed ones hold no editors. */}
        {open && <div className={styles.fields}>{children}</div>}
      </details>
      <div className={styles.moves}>
        <Button
          size="sm"
          variant="quiet"
          data-move="-1"
          disabled={busy || first}
          aria-label={`Move ${called} up`}
          onClick={() => onMove(-1)}
        >
          Up
        </Button>
        <Button
          size="sm"
          variant="quiet"
          data-move="1"
          disabled={busy || last}
          aria-label={`Move ${called} down`}
          onClick={() => onMove(1)}
        >
          Down
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} aria-label={`Remove ${called}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
