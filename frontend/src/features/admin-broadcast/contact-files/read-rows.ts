import { contactName } from '@ironbloom/brand/contact-name';
import { type Contact, keyOf } from '../contacts/contact.ts';
import { type ContactFile, type DroppedRow, type HeldPerson, uncalculated } from './contact-file.ts';
import { isEmailHeader, maxTitleRows, nameColumns, refusalColumns } from './headers.ts';
import { mailAddress } from '@ironbloom/brand/mail-address';
import { visible } from '@ironbloom/brand/visible';

/** No column could hold addresses. */
export class NoEmailColumn extends Error {}

/** There are headers and no rows. */
export class NoRows extends Error {}

/** More rows than a broadcast takes. */
export class TooManyRows extends Error {}

/** Recipients of one broadcast (broadcasts.dto.ts on the server). */
export const maxRows = 100_000;
/** The server truncates longer ones. */
const maxNameLength = 200;
/** Of the value shown for a row left out. */
const maxValueLength = 200;

export interface Sheet {
  readonly rows: readonly (readonly string[])[];
  /** Indexes of hidden rows. */
  readonly hidden?: ReadonlySet<number>;
  /** Indexes of rows that may belong to a field of the row before. */
  readonly unclear?: ReadonlySet<number>;
  /** Link targets of a row's cells, by row index. */
  readonly links?: ReadonlyMap<number, readonly string[]>;
}

const isName = (text: string): boolean => contactName(text) !== '';
const textOf = (cell: string | undefined): string => (cell ?? '').trim();
export const isBlank = (row: readonly string[]): boolean => row.every((cell) => textOf(cell) === '');

function addressAt({ rows, links }: Sheet, row: number, column: number): Contact | undefined {
  return readAddress(textOf(rows[row]?.[column])) ?? readAddress(textOf(links?.get(row)?.[column]));
}

/** How well a column matches its header: 2 with an address, 1 empty, 0 with other text. */
function fitBelow(sheet: Sheet, header: number, column: number): 0 | 1 | 2 {
  let fit: 0 | 1 = 1;
  for (let row = header + 1; row < sheet.rows.length; row += 1) {
    const text = textOf(sheet.rows[row]?.[column]);
    if (text === '' && !sheet.links?.has(row)) continue;
    if (addressAt(sheet, row, column)) return 2;
    if (text !== '' && text !== uncalculated) fit = 0;
  }
  return fit;
}

/** Finds the header row and its email columns: the last matching row above the first address. */
function findHeaders(sheet: Sheet): { at: number; emails: number[] } {
  const { rows } = sheet;
  const begin = Math.max(
    0,
    rows.findIndex((row) => !isBlank(row)),
  );
  let found = { at: -1, emails: [] as number[], fit: 0 };
  for (let at = begin; at < Math.min(begin + maxTitleRows, rows.length); at += 1) {
    const cells = rows[at] ?? [];
    if (found.fit > 0 && cells.some((_, column) => addressAt(sheet, at, column))) break;
    const columns = [...cells.keys()]
      .filter((column) => isEmailHeader(cells[column] ?? ''))
      .map((column) => ({ column, fit: fitBelow(sheet, at, column) }))
      .filter(({ fit }) => fit > 0);
    const fit = Math.max(0, ...columns.map((column) => column.fit));
    if (fit > 0 && fit >= found.fit) found = { at, emails: columns.map(({ column }) => column), fit };
  }
  if (found.fit === 0) throw new NoEmailColumn();
  return found;
}

interface ReadRow {
  /** Row number of the spreadsheet. */
  readonly row: number;
  readonly person: Contact | undefined;
  /** Header of the column with the opt-out. */
  readonly refusal: string | undefined;
  readonly problem: DroppedRow['reason'] | undefined;
  /** Identifies the row to the user. */
  readonly value: string;
}

/** @returns a reader of one row below the headers */
function rowReader(sheet: Sheet, headers: readonly string[], emails: readonly number[]) {
  const names = nameColumns(headers);
  const refusals = refusalColumns(headers);
  const others = [names.full, ...names.parts, ...refusals.map(({ column }) => column)];
  return (index: number): ReadRow => {
    const cells = (sheet.rows[index] ?? []).map(textOf);
    const text = (column: number): string => cells[column] ?? '';
    const found = emails.map((column) => addressAt(sheet, index, column)).find((one) => one !== undefined);
    const typed = emails.map(text).find((one) => one !== '') ?? '';
    const nameParts = names.parts.map(text).filter(isName).join(' ');
    const name = [text(names.full), nameParts, found?.name ?? ''].find(isName) ?? '';
    const problemOf = (): DroppedRow['reason'] | undefined => {
      if (sheet.unclear?.has(index)) return 'Unbalanced quotation marks';
      const used = found ? others : [...emails, ...others];
      if (used.some((column) => text(column) === uncalculated)) return uncalculated;
      if (!found) return typed === '' ? 'No email' : 'Not an email address';
      if (/[\n\v\f\r\u0085\u2028\u2029]/.test(name)) return 'Name with a line break';
      return name.length > maxNameLength ? 'Name longer than 200 characters' : undefined;
    };
    const values = [found?.email ?? '', typed, name, ...cells];
    return {
      row: index + 1,
      person: found && { email: found.email, name: contactName(name.replaceAll(/^"|"$/g, '')) },
      refusal: refusals.find(({ column, refuses }) => refuses(text(column)))?.header,
      problem: problemOf(),
      value: (values.find((one) => one !== '' && one !== uncalculated) ?? '').slice(0, maxValueLength),
    };
  };
}

/**
 * Makes contacts of a sheet's rows. Every non-blank row below the headers becomes a contact, or is dropped or held.
 * @throws NoEmailColumn, NoRows, TooManyRows
 */
export function readRows(sheet: Sheet): ContactFile {
  const { at, emails } = findHeaders(sheet);
  const rowsBelow = sheet.rows.findLastIndex((row) => !isBlank(row)) - at;
  if (rowsBelow === 0) throw new NoRows();
  if (rowsBelow > maxRows) throw new TooManyRows();
  const readRow = rowReader(sheet, sheet.rows[at] ?? [], emails);
  const all = [...sheet.rows.keys()]
    .filter((index) => index > at && !isBlank(sheet.rows[index] ?? []))
    .map(readRow);

  /** An opt-out in any row counts. */
  const refused = new Map<string, string>();
  for (const { person, refusal } of all) {
    if (person && refusal !== undefined) refused.set(keyOf(person), refusal);
  }

  const contacts: Contact[] = [];
  const dropped: DroppedRow[] = [];
  const held = new Map<string | undefined, HeldPerson[]>();
  const seen = new Set<string>();
  const isHidden = ({ row }: ReadRow): boolean => sheet.hidden?.has(row - 1) ?? false;
  // A visible row takes precedence over a hidden one of the same person.
  for (const one of [...all.filter((each) => !isHidden(each)), ...all.filter(isHidden)]) {
    const { row, person, value } = one;
    const key = person ? keyOf(person) : '';
    const problem = one.problem ?? (seen.has(key) ? 'Duplicate' : undefined);
    if (problem || !person) {
      dropped.push({ row, reason: problem ?? 'No email', value });
      continue;
    }
    seen.add(key);
    const column = refused.get(key);
    if (column === undefined && !isHidden(one)) contacts.push(person);
    else {
      const group = held.get(column) ?? [];
      held.set(column, group);
      group.push({ row, ...person });
    }
  }
  dropped.sort((a, b) => a.row - b.row);
  return { contacts, dropped, held: [...held].map(([column, rows]) => ({ column, rows })) };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address, `mailto:`, or `Name <address>`. */
function readOne(text: string): Contact | undefined {
  const [, name = '', inside = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const [, mailto] = /^mailto:([^?]*)/i.exec(inside.trim()) ?? [];
  const email = mailto === undefined ? inside.trim() : decoded(mailto);
  return mailAddress(email) ? { email, name: name.replaceAll('"', '').trim() } : undefined;
}

/**
 * The first address of a cell, without invisible characters. Addresses may be separated by `:::` (Google Contacts), comma,
 * semicolon or line end.
 */
function readAddress(cell: string): Contact | undefined {
  const one = readOne(visible(cell).trim());
  if (one) return one;
  const people = cell
    .split(/:::|[;,\r\n]/)
    .map((part) => visible(part).trim())
    .filter((part) => part !== '')
    .map(readOne);
  return people.includes(undefined) ? undefined : people[0];
}
