import type { ReactNode } from 'react';
import { iconPaths } from './icon-paths.ts';
import styles from './icon.module.css';

/** Icons that only the admin area loads, beside those of icon-paths.ts. */
const adminIconPaths = {
  ...iconPaths,
  article: 'M6 3.5h8.5L18.5 7.5V20.5H6ZM9 12h6.5M9 16h4.5',
  bowl: 'M3.5 11.5h17a8.5 8.5 0 0 1-17 0ZM8 20h8M8.5 8.5c-.8-1.5.8-2.3 0-4M13 8.5c-.8-1.5.8-2.3 0-4',
  quote:
    'M4.5 17V11a4.5 4.5 0 0 1 4.5-4.5M4.5 12.5H9V17H4.5ZM14 17V11a4.5 4.5 0 0 1 4.5-4.5M14 12.5h4.5V17H14Z',
  list: 'M4 6.5h2M4 12h2M4 17.5h2M9.5 6.5H20M9.5 12H20M9.5 17.5H20',
  inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4ZM4 13.5h4.5a3.5 3.5 0 0 0 7 0H20',
  tag: 'M4 4.5h8l8 8-7.5 7.5-8.5-8.5ZM8.5 8.5h.01',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h8M16 17h4M14 15v4',
  flag: 'M6 21V4M6 4.5h12l-2.5 4 2.5 4H6',
} as const;

export type AdminIconName = keyof typeof adminIconPaths;

export function AdminIcon({ name, className }: { name: AdminIconName; className?: string }): ReactNode {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={adminIconPaths[name]} />
    </svg>
  );
}
