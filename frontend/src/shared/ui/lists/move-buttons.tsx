import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/button.tsx';

interface MoveButtonsProps {
  /** What the item is called. */
  called: string;
  first: boolean;
  last: boolean;
  busy: boolean;
  className: string | undefined;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves an item within its list, and removes it. `data-move` tells the two that move it apart. */
export function MoveButtons(props: MoveButtonsProps): ReactNode {
  const { called, first, last, busy, className, onMove, onRemove } = props;
  /** At either end of the list the pressed button is disabled, which would lose the focus. */
  function move({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>, by: -1 | 1): void {
    const place = pressed.parentElement;
    flushSync(() => onMove(by));
    if (pressed.disabled) place?.querySelector<HTMLButtonElement>(`[data-move="${-by}"]`)?.focus();
  }

  const quiet = { size: 'sm', variant: 'quiet' } as const;
  return (
    <div className={className}>
      <Button
        {...quiet}
        data-move="-1"
        disabled={busy || first}
        aria-label={`Move ${called} up`}
        onClick={(event) => move(event, -1)}
      >
        Up
      </Button>
      <Button
        {...quiet}
        data-move="1"
        disabled={busy || last}
        aria-label={`Move ${called} down`}
        onClick={(event) => move(event, 1)}
      >
        Down
      </Button>
      <Button {...quiet} disabled={busy} aria-label={`Remove ${called}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
