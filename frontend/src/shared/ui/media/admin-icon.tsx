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
  clients:
    'M9 5.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM2.8 19.5c.6-3.6 3-5.4 6.2-5.4s5.6 1.8 6.2 5.4M15.5 5.5a3.2 3.2 0 0 1 0 6.1M17.5 14.5c2 .7 3.3 2.3 3.7 5',
  report: 'M4 20h16M7 16.5V11M12 16.5V5M17 16.5V8',
  send: 'm3.5 11.5 17-7.5-7 17-2.5-7Z',
  checklist: 'M8 5H6a1 1 0 0 0-1 1v13.5h14V6a1 1 0 0 0-1-1h-2M9 3.5h6V7H9ZM8.8 13.2l2.2 2.2 4.2-4.6',
  board: 'M5 4.5h3.6v15H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM10.2 4.5h4.6v9h-4.6ZM16.4 4.5H20v12h-3.6Z',
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.3 19ZM9 8.7c-.4 2.8 3 6.3 5.9 6l.8-1.5-2-1.2-.9.7c-.8-.3-1.6-1.1-1.9-1.9l.7-.9-1.1-2Z',
  dots: 'M5.2 12h.6M11.7 12h.6M18.2 12h.6M5.2 11.7h.6M11.7 11.7h.6M18.2 11.7h.6M5.2 12.3h.6M11.7 12.3h.6M18.2 12.3h.6',
  hand: 'M3.5 8.5h11M11 5l3.5 3.5L11 12M20.5 15.5h-11M13 12l-3.5 3.5L13 19',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  bolt: 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12Z',
  note: 'M5 4.5h14v10L14.5 19.5H5ZM14.5 19.5v-5H19',
  dumbbell: 'M3 10v4M6 7.5v9M18 7.5v9M21 10v4M6 12h12',
  template:
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM4 9h16M9.5 9v11',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  fold: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5ZM9 5v14M15.5 9.5 13 12l2.5 2.5',
  grip: 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1',
  copy: 'M8.5 8.5H20V20H8.5ZM15.5 8.5V4H4v11.5h4.5',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  redo: 'm15.5 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h4',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7Z',
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
