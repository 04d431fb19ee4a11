/**
 * Content of each page, as published in `/admin/settings`. Texts may hold placeholders (`{city}`, placeholders.ts); a field
 * named `html` is HTML, others are plain text.
 */
export interface PageContents {
  faq: FaqContent;
  careers: CareersContent;
  terms: LegalContent;
  privacy: LegalContent;
  home: HomeContent;
  company: CompanyContent;
}

export type PageName = keyof PageContents;

/** For search engines: description and comma separated keywords. */
export interface SearchWords {
  description: string;
  keywords: string;
}

export interface FaqContent extends SearchWords {
  questions: readonly Question[];
}

export interface Question {
  /** Anchor; it stays when the question changes. */
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
  /** Remote work. */
  remote: boolean;
  /** `YYYY-MM-DD`: offered since. */
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

export interface HomeContent {
  /** For search engines; the keywords are the business's. */
  description: string;
  /** Lines. */
  headline: readonly string[];
  lead: string;
  claims: readonly Claim[];
  steps: readonly HowStep[];
  aboutTitle: string;
  aboutLede: string;
  aboutPicture: ContentPicture;
  aboutSections: readonly TextSection[];
}

/** A figure about the business: "30+", "coaches, each with a name". */
export interface Claim {
  id: string;
  value: string;
  label: string;
}

/** Icon of a step. */
export const stepIcons = ['check', 'user', 'growth', 'chat', 'phone', 'clock'] as const;
export type StepIcon = (typeof stepIcons)[number];

/** A slide of "How it works". */
export interface HowStep {
  id: string;
  title: string;
  description: string;
  icon: StepIcon;
  picture: ContentPicture | null;
}

export interface TextSection {
  id: string;
  title: string;
  html: string;
}

/** Who we are. */
export interface CompanyContent extends SearchWords {
  headline: string;
  lead: string;
  historyTitle: string;
  stations: readonly Station[];
  figuresTitle: string;
  figures: readonly CompanyFigure[];
  goal: CompanyGoal;
  coachesTitle: string;
  coaches: readonly Coach[];
  gallery: readonly GalleryPicture[];
}

export interface Station {
  id: string;
  year: number;
  title: string;
  text: string;
  picture: ContentPicture | null;
}

export interface CompanyFigure {
  id: string;
  value: number;
  label: string;
  /** A goal with a progress bar. */
  towardsGoal: boolean;
}

export interface CompanyGoal {
  /** 0: there is none. */
  value: number;
  label: string;
  /** Accessible name of the bar. */
  progress: string;
}

export interface Coach {
  id: string;
  name: string;
  field: string;
  /** Empty where nothing is said. */
  city: string;
  languages: string;
  credentials: string;
  /** A few sentences, under their articles. */
  bio?: string;
  picture: ContentPicture | null;
}

export interface GalleryPicture {
  id: string;
  /** Null in drafts only: it is required for publishing. */
  picture: ContentPicture | null;
}

/** A picture of a page, shipped or uploaded. */
export type ContentPicture = { alt: string; focalX?: number; focalY?: number } & (
  | { shipped: ShippedPicture; uploaded?: never }
  | { uploaded: UploadedFiles; shipped?: never }
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
  'people/coach-1',
  'people/coach-2',
  'people/coach-3',
  'people/coach-4',
  'people/coach-5',
  'people/coach-6',
] as const;

export type ShippedPicture = (typeof shippedPictures)[number];
