import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import styles from './chips.module.css';

interface ChipsProps {
  legend: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  disabled?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Shown before "More" is pressed, beside the chosen ones. */
const few = 5;

/** Several of many: the chosen ones come first, the rest behind "More". */
export function Chips(props: ChipsProps): ReactNode {
  const { legend, hint, error, options, chosen, disabled = false, onChange } = props;
  const [open, setOpen] = useState(false);
  /** Chips stay where they are while they are pressed. */
  const [first] = useState(() => new Set(chosen));
  const id = useId();
  const ordered = options.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const shown = open ? ordered : ordered.slice(0, first.size + few);
  return (
    <fieldset className={styles.chips} aria-describedby={hint ? id : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="small quiet" id={id}>
          {hint}
        </p>
      )}
      <Row gap="1h">
        {shown.map(({ id: option, name }) => {
          const isChosen = chosen.includes(option);
          return (
            <button
              key={option}
              type="button"
              className={styles.chip}
              aria-pressed={isChosen}
              disabled={disabled}
              onClick={() =>
                onChange(isChosen ? chosen.filter((one) => one !== option) : [...chosen, option])
              }
            >
              {name}
            </button>
          );
        })}
        {!open && ordered.length > shown.length && (
          <button
            type="button"
            className={styles.chip}
            aria-label={`More: ${legend.toLowerCase()}`}
            onClick={() => setOpen(true)}
          >
            More
          </button>
        )}
      </Row>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
