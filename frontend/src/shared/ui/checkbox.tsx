import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  hint?: ReactNode;
}

/** One yes or no, with what it means beside it. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      <span>
        <span className="label">{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
