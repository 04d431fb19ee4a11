/** Items of the checklist, in the recommended order (setup-1). */
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

/** A finding, as a sentence. */
export interface Fact {
  ok: boolean;
  text: string;
}

export const good = (text: string): Fact => ({ ok: true, text });
export const missing = (text: string): Fact => ({ ok: false, text });
