import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

export function CheckboxInput({ className, ...rest }: CheckboxInputProps): ReactNode {
  return <input {...rest} type="checkbox" className={clsx(styles.box, className)} />;
}

interface CheckboxProps extends CheckboxInputProps {
  label: string;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={styles.check}>
      <CheckboxInput {...rest} />
      <span>
        <span className="label">{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
