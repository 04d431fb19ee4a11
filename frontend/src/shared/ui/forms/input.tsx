import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './input.module.css';

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>): ReactNode {
  return <input {...rest} className={clsx(styles.input, className)} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>): ReactNode {
  return <textarea {...rest} className={clsx(styles.input, styles.area, className)} />;
}

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  /** First choice, standing for "nothing chosen yet" (value ""). */
  placeholder?: string;
}

export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactNode {
  return (
    <select {...rest} className={clsx(styles.input, styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface AffixInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Shown before the text, part of what the field means ("+91"). */
  prefix: string;
  suffix?: ReactNode;
}

export function AffixInput({ prefix, suffix, className, ...rest }: AffixInputProps): ReactNode {
  return (
    <span className={styles.affix} data-invalid={rest['aria-invalid'] || undefined}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input {...rest} className={clsx(styles.input, className)} />
      {suffix}
    </span>
  );
}
