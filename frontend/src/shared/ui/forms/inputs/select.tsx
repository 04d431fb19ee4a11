import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import input from '../input.module.css';
import styles from './select.module.css';

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  /** The first option, with the value "": nothing chosen yet. */
  placeholder?: string;
}

export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactNode {
  return (
    <select {...rest} className={clsx(input.input, styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
