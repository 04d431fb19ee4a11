/** What is made of one original of `frontend/media`. Sizes in px. */
export interface Rendition {
  /** Each as `<name>-<width>.avif` and `.webp`. */
  widths?: readonly number[];
  /** `<name>.webp`, so wide: for pictures that have one size. */
  single?: number;
  /** `<name>-social.jpg`, 1200 by 630: what other sites show of a page. */
  social?: boolean;
  /** AVIF's effort, 0 to 9. The first picture of the first page is worth a second more. */
  effort?: number;
}

/** By folder; a longer beginning goes first. */
const renditions: Readonly<Record<string, Rendition>> = {
  'blog/': { widths: [480, 800, 1600], social: true },
  'recipes/': { widths: [480, 800, 1200], social: true },
  'equipment/': { widths: [640, 800, 1200] },
  'gallery/rack-detail': { widths: [640, 960, 1200, 1600] },
  'gallery/': { widths: [640, 1200] },
  'people/coach': { widths: [240, 480] },
  'people/transformation': { single: 640 },
  'hero/poster-tall': { widths: [640, 900], effort: 4 },
  'hero/': { widths: [1024, 1600], effort: 4 },
};

/** @param original below `frontend/media`. @throws Error for one that nothing is made of */
export function renditionOf(original: string): Rendition {
  const beginning = Object.keys(renditions).find((known) => original.startsWith(known));
  const rendition = beginning === undefined ? undefined : renditions[beginning];
  if (!rendition)
    throw new Error(`Nothing is made of media/${original}: name its widths in scripts/renditions.ts`);
  return rendition;
}
