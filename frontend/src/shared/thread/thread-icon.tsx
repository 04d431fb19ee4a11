import type { ReactNode } from 'react';
import styles from '../ui/media/icon.module.css';

/** As `Icon`: apart, because every visitor loads those. */
const paths = {
  attach:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM9 8.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M4 17l5-4 3.5 2.5L16 12l4.5 4',
  send: 'M20.5 3.5 3.5 10.5l7 3 3 7ZM10.5 13.5l4-4',
  read: 'm2.5 12.5 4 4L15 8M11 15.5l1 1L20.5 8',
} as const;

export function ThreadIcon({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
