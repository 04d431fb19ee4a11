import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { boxCount, boxes, spread, type Code } from '../../code.ts';
import { FieldError } from '#shared/ui/forms/field.tsx';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  value: Code;
  onChange: (value: Code) => void;
  /** Shown until the code is edited. */
  error?: string | undefined;
}

/** account-4: six boxes, one digit each. Typing, pasting and SMS autofill fill them. */
export function CodeBoxes({ value, onChange, error }: CodeBoxesProps): ReactNode {
  const errorId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (box: number): void => inputs.current[Math.min(Math.max(box, 0), boxCount - 1)]?.focus();

  function put(box: number, digit: string): void {
    onChange(value.with(box, digit));
  }

  function fill(box: number, text: string): void {
    const { code, next } = spread(value, box, text);
    onChange(code);
    focus(next);
  }

  function type(box: number, text: string): void {
    const digits = text.replace(/\D/g, '');
    if (digits === '') {
      // Non-digits are ignored; clearing a box is kept.
      if (text === '') put(box, '');
      return;
    }
    // Two digits: the new one replaces the old one. More are an autofill.
    const typed = digits.length === 2 ? digits.replace(value[box] ?? '', '') : digits;
    fill(box, typed);
  }

  function onKeyDown(box: number, event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: box - 1,
      ArrowRight: box + 1,
      Home: 0,
      End: boxCount - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    }
    if (event.key === 'Backspace' && !value[box] && box > 0) {
      event.preventDefault();
      put(box - 1, '');
      focus(box - 1);
    }
  }

  function onPaste(box: number, event: ClipboardEvent): void {
    event.preventDefault();
    const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, boxCount);
    if (digits) fill(digits.length === boxCount ? 0 : box, digits);
  }

  return (
    <fieldset>
      <legend className={styles.legend}>Verification code</legend>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <input
            key={box}
            ref={(element) => {
              inputs.current[box] = element;
            }}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            // SMS autofill puts the whole code into the first box.
            maxLength={boxCount}
            placeholder=" "
            aria-label={`Digit ${box + 1} of ${boxCount}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            data-start={box === 0 || undefined}
            value={value[box]}
            onChange={(event) => type(box, event.target.value)}
            onKeyDown={(event) => onKeyDown(box, event)}
            onPaste={(event) => onPaste(box, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && (
        <div className={styles.error} role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
