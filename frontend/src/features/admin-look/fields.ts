import type { FileField } from './look-form.ts';

/** Upload kinds of the API. */
export type UploadKind = 'logo' | 'icon' | 'hero' | 'video' | 'social';

export interface UploadSlot {
  name: FileField;
  kind: UploadKind;
  label: string;
  hint: string;
  /** Of the file input. */
  accept: string;
  /** MB. */
  atMost: number;
  /** CSS aspect ratio of the crop, if it has a focal point. */
  ratio?: string;
}

const drawing = 'image/svg+xml,image/png';
const picture = 'image/jpeg,image/png,image/webp,image/avif';

export const marks: readonly UploadSlot[] = [
  {
    name: 'logoLight',
    kind: 'logo',
    label: 'Logo on dark background',
    hint: 'In the header of every page and mail. An SVG, or a PNG of at least 56 px in height.',
    accept: drawing,
    atMost: 10,
  },
  {
    name: 'logoDark',
    kind: 'logo',
    label: 'Logo on light background',
    hint: 'On payment details, and for search engines. An SVG, or a PNG of at least 56 px in height.',
    accept: drawing,
    atMost: 10,
  },
  {
    name: 'icon',
    kind: 'icon',
    label: 'Icon',
    hint: 'In tabs, bookmarks and on phones. All sizes are made from it. A square SVG, or a PNG of at least 512 px.',
    accept: drawing,
    atMost: 10,
  },
];

export const pictures: readonly UploadSlot[] = [
  {
    name: 'hero',
    kind: 'hero',
    label: 'Hero image',
    hint: 'Fills the top of the home page, behind the text. At least 1200 × 675 px.',
    accept: picture,
    atMost: 10,
    ratio: '16 / 9',
  },
  {
    name: 'video',
    kind: 'video',
    label: 'Video',
    hint: 'Plays over the hero image, without sound, on wide screens. MP4 (H.264) or WebM, a loop of a few seconds.',
    accept: 'video/mp4,video/webm',
    atMost: 8,
  },
  {
    name: 'social',
    kind: 'social',
    label: 'Picture for social networks',
    hint: 'Shown with links to your pages. At least 1200 × 630 px.',
    accept: picture,
    atMost: 10,
    ratio: '1200 / 630',
  },
];

const labels: Readonly<Record<string, string>> = {
  'colors.accent': 'Accent colour',
  'colors.ink': 'Dark colour',
  ...Object.fromEntries([...marks, ...pictures].map(({ name, label }) => [name, label])),
};

export const labelOf = (path: string): string => labels[path] ?? path;

/** A value for the comparison of two versions. */
export function inWords(value: unknown, path: string): string {
  if (path.startsWith('colors.')) return String(value);
  return value ? `Upload ${(value as { id: string }).id.slice(0, 8)}` : 'Default content';
}
