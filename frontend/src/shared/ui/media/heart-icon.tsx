import type { ReactNode } from 'react';

/** Apart from icon-paths.ts, which every page loads: only likes and favourites need it. */
export function HeartIcon({ full }: { full: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={full ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 20S4 15.2 4 9.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 8 1.9C20 15.2 12 20 12 20Z" />
    </svg>
  );
}
