/**
 * What the owner writes of each page in `/admin/settings`. Texts may hold placeholders (`{city}`, placeholders.ts); a field
 * named `html` is HTML, every other text is plain.
 */
export interface PageContents {
  faq: FaqContent;
  careers: CareersContent;
  terms: LegalContent;
  privacy: LegalContent;
}

export type PageName = keyof PageContents;

/** For search engines: what a result says of the page, and comma separated keywords. */
export interface SearchWords {
  description: string;
  keywords: string;
}

export interface FaqContent extends SearchWords {
  questions: readonly Question[];
}

export interface Question {
  /** The part of the address after #; it stays when the question is asked otherwise. */
  id: string;
  title: string;
  /** Paragraphs. */
  answer: readonly string[];
}

export interface CareersContent extends SearchWords {
  roles: readonly Role[];
}

export interface Role {
  id: string;
  title: string;
  where: string;
  /** Done from home. */
  remote: boolean;
  /** `YYYY-MM-DD`: since when it is offered. */
  posted: string;
  summary: string;
  points: readonly string[];
}

export interface LegalContent {
  /** `YYYY-MM-DD`. */
  inForceSince: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  html: string;
}

/** A picture that is shown in some place of a page: one that the site is shipped with, or one that was uploaded. */
export type ContentPicture = { alt: string; focalX?: number; focalY?: number } & (
  { shipped: ShippedPicture; uploaded?: never } | { uploaded: UploadedFiles; shipped?: never }
);

/** `<source>-<width>.avif` and `.webp` exist for each width. */
export interface UploadedFiles {
  source: string;
  widths: readonly number[];
  /** Of the largest file, in px. */
  width: number;
  height: number;
}

/** Originals in `frontend/media`. */
export const shippedPictures = [
  'equipment/dumbbells',
  'equipment/kettlebell',
  'equipment/smart-scale',
  'equipment/stopwatch',
  'gallery/battle-ropes',
  'gallery/bloom-monument',
  'gallery/kettlebell-row',
  'gallery/knurl-macro',
  'gallery/plate-wall',
  'gallery/rack-detail',
  'gallery/training-hall',
  'people/coach-01',
  'people/coach-02',
  'people/coach-03',
  'people/coach-04',
  'people/coach-07',
  'people/coach-10',
] as const;

export type ShippedPicture = (typeof shippedPictures)[number];
