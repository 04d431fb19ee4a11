import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export type { IconName };

/** Decorative: the text beside it, or the control's label, gives the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
