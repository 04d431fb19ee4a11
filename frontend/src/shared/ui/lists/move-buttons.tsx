import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../actions/button.tsx';

interface MoveButtonsProps {
  itemName: string;
  first: boolean;
  last: boolean;
  busy: boolean;
  className: string | undefined;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function MoveButtons(props: MoveButtonsProps): ReactNode {
  const { itemName, first, last, busy, className, onMove, onRemove } = props;
  /** At an end of the list the pressed button becomes disabled: the focus moves to the other one. */
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
        aria-label={`Move ${itemName} up`}
        onClick={(event) => move(event, -1)}
      >
        Up
      </Button>
      <Button
        {...quiet}
        data-move="1"
        disabled={busy || last}
        aria-label={`Move ${itemName} down`}
        onClick={(event) => move(event, 1)}
      >
        Down
      </Button>
      <Button {...quiet} disabled={busy} aria-label={`Remove ${itemName}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
