import type { Contact } from '../contacts/contact.ts';

/** What a formula cell says that was never calculated, and why its row is left out. */
export const uncalculated = 'Formula without a value: save the file in Excel first';

/** A row that became no contact, for the person who made the file. */
export interface DroppedRow {
  /** As the spreadsheet counts: the first is 1. */
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

/** People of the file who are contacts only when somebody says so. */
export interface HeldRows {
  /** The column that says they want no email, hidden or not; undefined: their rows are hidden. */
  readonly column: string | undefined;
  readonly rows: readonly HeldPerson[];
}

/** Each row with anything in it is one of these. */
export interface ContactFile {
  readonly contacts: readonly Contact[];
  readonly dropped: readonly DroppedRow[];
  readonly held: readonly HeldRows[];
}

/** Two sheets, the first of them hidden, the other one the first that is not. */
export interface HiddenSheet {
  readonly hidden: string;
  readonly visible: string;
}

const heldReason = ({ column }: HeldRows): DroppedRow['reason'] =>
  column === undefined ? 'Hidden row' : `Not subscribed (column ${column})`;

/** All rows that are no contacts, in the order of the file. */
export const leftOut = ({ dropped, held }: ContactFile): DroppedRow[] =>
  [
    ...dropped,
    ...held.flatMap((group) =>
      group.rows.map(({ row, email }) => ({ row, reason: heldReason(group), value: email })),
    ),
  ].toSorted((a, b) => a.row - b.row);

export const contactsOf = ({ rows }: HeldRows): Contact[] => rows.map(({ email, name }) => ({ email, name }));

/** The file once somebody said that these people are contacts, too. */
export const withHeld = (file: ContactFile, group: HeldRows): ContactFile => ({
  ...file,
  contacts: [...file.contacts, ...contactsOf(group)],
  held: file.held.filter((other) => other !== group),
});

/** The file once somebody said that these rows are none. */
export const withoutHeld = (file: ContactFile, group: HeldRows): ContactFile => ({
  ...file,
  dropped: leftOut({ ...file, held: [group] }),
  held: file.held.filter((other) => other !== group),
});
