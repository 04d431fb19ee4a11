import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

/** A raised box for content that is chosen, paid or scrolls by itself. */
export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactNode {
  return <div {...rest} className={clsx(styles.card, className)} />;
}
