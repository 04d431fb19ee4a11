/**
 * One table that may say something of a person: in which columns, what they are handed of it, and how it goes. Statements begin
 * after `WITH subject AS (…)` (`subject.ts`), which holds the person's `email` (lower case), account `id` (null without one),
 * `alias` (the address that takes the place of theirs) and `pattern` (finds their address within a text).
 */
export interface PersonalTable {
  table: string;
  /** Columns in which they may stand. An erasure leaves nothing of them there. */
  personal: readonly string[];
  /** Other columns of letters or bytes: words of ours, states, names of files. */
  impersonal: readonly string[];
  /** Columns that say what they said after an erasure, too, and why. */
  kept?: Readonly<Record<string, string>>;
  /** Columns or expressions that hold an address by which somebody is found again after a backup was put back. */
  addresses?: readonly string[];
  /** What the person gets of it: a file of the archive, and the statement whose rows stand in it. */
  handed?: { file: string; rows: string };
  /** A statement whose rows are the owners (`media_uses`) of pictures that the person gets, too. */
  pictures?: string;
  /** In this order; none: another table's statements see to it. */
  erased: readonly string[];
}

/** A table that says nothing of anybody, and why. */
export interface ImpersonalTable {
  table: string;
  because: string;
}

/** What stands in the place of a name. */
export const ERASED = 'erased person';

/** Whether a text holds their address, and not only as the end of a longer one. */
export const mentions = (text: string): string =>
  `(position(split_part(subject.email, '@', 1) || '@' IN lower(${text})) > 0 AND ${text} ~* subject.pattern)`;

/** What they bought; of a payment `p`. */
export const BOUGHT = `(lower(p.email) = subject.email OR p.owner_id = subject.id)`;
/** Where they are the buddy of who bought. */
export const ACCOMPANIED = `(lower(p.buddy->>'email') = subject.email OR p.buddy_owner_id = subject.id)`;

/** Who published what. The rest of a revision is what the site says, or how it looks: its owner changes it. */
export const revisions = (table: string, value: string): PersonalTable => ({
  table,
  personal: ['published_by'],
  impersonal: [value],
  erased: [
    `UPDATE ${table} v SET published_by = '${ERASED}' FROM subject WHERE lower(v.published_by) = subject.email`,
  ],
});
