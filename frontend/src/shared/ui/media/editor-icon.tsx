import type { ReactNode } from 'react';

const paths = {
  bold: 'M7 4.5h6a3.5 3.5 0 0 1 0 7.3H7ZM7 11.8h7a3.8 3.8 0 0 1 0 7.7H7Z',
  italic: 'M15.5 5h-5M15.5 19h-5M14.5 5l-3 14',
  bullets: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  numbers: 'M10 6.5h10M10 12h10M10 17.5h10M4.2 5.2 5.4 4.5v4M4 15.6c.4-.8 2-.8 2 .2S4 18 4 19h2.1',
  quote:
    'M4.5 17V11a4.5 4.5 0 0 1 4.5-4.5M4.5 12.5H9V17H4.5ZM14 17V11a4.5 4.5 0 0 1 4.5-4.5M14 12.5h4.5V17H14Z',
  pullQuote: 'M4 4.5h16M4 19.5h16M4.5 8.5h4M4.5 12h14M4.5 15.5h9',
  table: 'M4 5h16v14H4ZM4 9.7h16M4 14.3h16M12 5v14',
  video:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5ZM10 9v6l5-3Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  image:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM9 8.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M4 17l5-4 3.5 2.5L16 12l4.5 4',
  code: 'm8.5 7.5-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v3.5h15V16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  bin: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  plus: 'M12 5v14M5 12h14',
} as const;

export type EditorIconName = keyof typeof paths;

export function EditorIcon({ name }: { name: EditorIconName }): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
