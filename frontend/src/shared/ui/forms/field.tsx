import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../media/icon.tsx';

/** Spread onto the control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** For forms in which most fields are optional. */
  required?: boolean;
  id?: string;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error, connected by their ids. */
export function Field(props: FieldProps): ReactNode {
  const { label, hint, error, optional, required, id, className, children } = props;
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required ? { 'aria-required': true as const } : {}),
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {(optional || required) && (
          <span className={styles.optional}>{required ? ' (required)' : ' (optional)'}</span>
        )}
      </label>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {children(control)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The error below a control, for groups that cannot use Field. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
