/** What a new site still needs, in the order in which it is best done (setup-1). */
export const SETUP_ITEMS = [
  'contact',
  'look',
  'prices',
  'payments',
  'mail',
  'certificate',
  'backup',
  'legal',
  'staff',
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** What is known of an item without looking. */
export interface SetupState {
  item: SetupItem;
  doneAt: Date | null;
  skippedAt: Date | null;
  skippedBy: string | null;
}

/** One thing that was looked at, in a sentence. */
export interface Fact {
  ok: boolean;
  text: string;
}

export interface SetupCheck {
  readonly item: SetupItem;
  /** Looks now. What cannot be reached is a fact, not an error. */
  look(): Promise<Fact[]>;
}

export const good = (text: string): Fact => ({ ok: true, text });
export const missing = (text: string): Fact => ({ ok: false, text });
