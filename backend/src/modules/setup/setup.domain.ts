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

/** What a check found, in a sentence. */
export interface Fact {
  ok: boolean;
  text: string;
}

export const good = (text: string): Fact => ({ ok: true, text });
export const missing = (text: string): Fact => ({ ok: false, text });
