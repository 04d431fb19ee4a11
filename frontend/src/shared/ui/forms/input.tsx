import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './input.module.css';

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>): ReactNode {
  return <input {...rest} className={clsx(styles.input, className)} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>): ReactNode {
  return <textarea {...rest} className={clsx(styles.input, styles.area, className)} />;
}
