import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './badge.module.css';
import tones from './tones.module.css';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone: 'green' | 'amber' | 'red' | 'grey' | 'tint';
  /** A dot before the text, for states. */
  dot?: boolean;
}

export function Badge({ tone, dot, className, ...rest }: BadgeProps): ReactNode {
  return <span {...rest} className={clsx(styles.badge, tones[tone], dot && styles.dot, className)} />;
}
