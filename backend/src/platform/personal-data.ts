/**
 * A table with personal data: its columns, its part of the data export, and its erasure. Statements follow `WITH subject AS
 * (…)` (`subject.ts`) with the person's `email` (lower case), account `id` (null without one), `alias` (replacement address)
 * and `pattern` (matches the address in texts).
 */
export interface PersonalTable {
  table: string;
  /** Columns with personal data. An erasure leaves nothing of the person in them. */
  personal: readonly string[];
  /** Other text or byte columns: our words, states, file names. */
  impersonal: readonly string[];
  /** Columns that an erasure does not change, with the reason. */
  kept?: Readonly<Record<string, string>>;
  /** Columns or expressions with an address, to find a person again after a restore. */
  addresses?: readonly string[];
  /** Data export: a file of the archive, and the statement of its rows. */
  handed?: {
    file: string;
    rows: string;
    /** A column with encrypted JSON (`HealthData`), and the column of the id that it is bound to. */
    sealed?: { column: string; owner: string };
  };
  /** A statement whose rows are owners (`media_uses`) of pictures in the export. */
  pictures?: string;
  /** A statement whose rows are the ids (`id`) of private files in the export. */
  privateFiles?: string;
  /** In this order; none when another table's statements do it. */
  erased: readonly string[];
}

/** A table without personal data, with the reason. */
export interface ImpersonalTable {
  table: string;
  because: string;
}

/** Replacement of a name. */
export const ERASED = 'erased person';

/** Whether a text contains the address, not as the end of a longer one. */
export const mentions = (text: string): string =>
  `(position(split_part(subject.email, '@', 1) || '@' IN lower(${text})) > 0 AND ${text} ~* subject.pattern)`;

/** Their purchases; of a payment `p`. */
export const BOUGHT = `(lower(p.email) = subject.email OR p.owner_id = subject.id)`;
/** Purchases with them as buddy. */
export const ACCOMPANIED = `(lower(p.buddy->>'email') = subject.email OR p.buddy_owner_id = subject.id)`;

/** The author of a revision. The rest is the site's content. */
export const revisions = (table: string, value: string): PersonalTable => ({
  table,
  personal: ['published_by'],
  impersonal: [value],
  erased: [
    `UPDATE ${table} v SET published_by = '${ERASED}' FROM subject WHERE lower(v.published_by) = subject.email`,
  ],
});
