import type { Contact } from '../contacts/contact.ts';

/** Value and reason of a formula cell that was never calculated. */
export const uncalculated = 'Formula without a value: save the file in Excel first';

/** A row that was left out. */
export interface DroppedRow {
  /** Row number of the spreadsheet, from 1. */
  readonly row: number;
  readonly reason:
    | 'No email'
    | 'Not an email address'
    | 'Duplicate'
    | 'Name with a line break'
    | 'Name longer than 200 characters'
    | 'Hidden row'
    | 'Unbalanced quotation marks'
    | `Not subscribed (column ${string})`
    | typeof uncalculated;
  readonly value: string;
}

export interface HeldPerson extends Contact {
  readonly row: number;
}

/** Rows that become contacts only after a confirmation. */
export interface HeldRows {
  /** The column with the opt-out; undefined: the rows are hidden. */
  readonly column: string | undefined;
  readonly rows: readonly HeldPerson[];
}

/** Every non-blank row is in exactly one of these. */
export interface ContactFile {
  readonly contacts: readonly Contact[];
  readonly dropped: readonly DroppedRow[];
  readonly held: readonly HeldRows[];
}

/** A hidden first sheet, and the first visible one. */
export interface HiddenSheet {
  readonly hidden: string;
  readonly visible: string;
}

const heldReason = ({ column }: HeldRows): DroppedRow['reason'] =>
  column === undefined ? 'Hidden row' : `Not subscribed (column ${column})`;

/** All rows that are not contacts, in the order of the file. */
export const leftOut = ({ dropped, held }: ContactFile): DroppedRow[] =>
  [
    ...dropped,
    ...held.flatMap((group) =>
      group.rows.map(({ row, email }) => ({ row, reason: heldReason(group), value: email })),
    ),
  ].toSorted((a, b) => a.row - b.row);

export const contactsOf = ({ rows }: HeldRows): Contact[] => rows.map(({ email, name }) => ({ email, name }));

/** The file with this group included. */
export const withHeld = (file: ContactFile, group: HeldRows): ContactFile => ({
  ...file,
  contacts: [...file.contacts, ...contactsOf(group)],
  held: file.held.filter((other) => other !== group),
});

/** The file with this group left out. */
export const withoutHeld = (file: ContactFile, group: HeldRows): ContactFile => ({
  ...file,
  dropped: leftOut({ ...file, held: [group] }),
  held: file.held.filter((other) => other !== group),
});
