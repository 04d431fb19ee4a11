import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from '#shared/ui/forms/field.tsx';
import styles from './choices.module.css';

type Value = string | number;

interface ChoicesProps {
  id: string;
  legend: string;
  hint?: string | undefined;
  optional?: boolean;
  error?: string | undefined;
  multiple?: boolean;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChoose: (value: Value) => void;
}

/** Letters up to which all options stand in one row, like a scale. */
const SHORT = 3;

/** A question with options: one of them, or several. */
export function Choices(props: ChoicesProps): ReactNode {
  const { id, legend, hint, optional, error, multiple, options, chosen, onChoose } = props;
  const name = useId();
  const isScale = !multiple && options.every(({ label }) => label.length <= SHORT);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        {legend}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className={clsx(isScale ? styles.scale : styles.options)}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
