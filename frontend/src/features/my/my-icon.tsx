import type { ReactNode } from 'react';
import styles from '#shared/ui/media/icon.module.css';

/** As `Icon`: apart, because every visitor loads those. */
const paths = {
  plan: 'M6 5h12a1 1 0 0 1 1 1v13.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 3.5V7M15 3.5V7M8.5 11.5h7M8.5 15.5h4.5',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  'check-in': 'M7 5H5v15.5h14V5h-2M9 3.5h6V7H9ZM9 13.5l2.2 2.2L15.2 11',
  progress: 'M4 19.5h16M4.5 15 9 10.5l3.5 3L19.5 6M15.5 6h4v4',
  edit: 'M5 19.5h4L19.5 9l-4-4L5 15.5ZM13.5 7l4 4',
  swap: 'M5 8.5h13M14.5 5 18 8.5 14.5 12M19 15.5H6M9.5 12 6 15.5 9.5 19',
  skip: 'M5 6v12l9-6ZM18.5 6v12',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7Z',
} as const;

export function MyIcon({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
