import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import input from '../input.module.css';
import styles from './affix-input.module.css';

interface AffixInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Part of the value's meaning, such as "+91". */
  prefix: string;
  suffix?: ReactNode;
}

export function AffixInput({ prefix, suffix, className, ...rest }: AffixInputProps): ReactNode {
  return (
    <span className={styles.affix} data-invalid={rest['aria-invalid'] || undefined}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input {...rest} className={clsx(input.input, styles.field, className)} />
      {suffix}
    </span>
  );
}
