import { isAddress, keyOf, type Contact, type ContactFile, type DroppedRow } from '../contacts/contact.ts';

/** "Email Addresses", "Work E-mail", "Email (work)", and "E-mail 1 - Value" of Google Contacts, in the letters of `plain`. */
const whose =
  '(?:primary|work|office|business|home|personal|private|contact|customer|client|member|user|student|your|my)';
const emailHead = new RegExp(`^${whose}?e?mails?(?:id|ids|address|addresses|value|values)?${whose}?$`);
/** Rows in which the heads are looked for: a title, a date and a blank line may stand above them. */
export const mostTitleRows = 10;

const nameHeads = new Set(['name', 'fullname', 'contactname', 'customername', 'clientname', 'membername']);
const firstHeads = new Set(['firstname', 'first', 'givenname', 'forename']);
const lastHeads = new Set(['lastname', 'last', 'surname', 'familyname']);

/** "E-Mail ID " and "email_id" are the same head. */
const plain = (cell: unknown): string =>
  String(cell ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
const text = (cell: unknown): string => String(cell ?? '').trim();

/** The file has no column that could hold addresses. */
export class NoEmailColumn extends Error {}

/** The heads are there, and nobody below them. */
export class NoRows extends Error {}

/** None is left out silently: such a file must be split. */
export class TooManyRows extends Error {}

/** What one broadcast takes (broadcasts.dto.ts on the server). */
export const mostRows = 100_000;

const isBlank = (row: readonly unknown[]): boolean => row.every((cell) => text(cell) === '');

/**
 * Makes contacts of a sheet's rows; the first one with a head for addresses holds the heads.
 * @throws NoEmailColumn, NoRows, TooManyRows
 */
export function readRows(rows: readonly (readonly unknown[])[]): ContactFile {
  const begin = rows.findIndex((row) => !isBlank(row));
  const isHead = (cell: unknown): boolean => emailHead.test(plain(cell));
  const headAt = rows.findIndex((row, at) => at < begin + mostTitleRows && row.some(isHead));
  if (begin < 0 || headAt < 0) throw new NoEmailColumn();
  const heads = (rows[headAt] ?? []).map(plain);
  const columnOf = (names: ReadonlySet<string>): number => heads.findIndex((head) => names.has(head));
  const email = heads.findIndex(isHead);
  const rowsBelow = rows.findLastIndex((row) => !isBlank(row)) - headAt;
  if (rowsBelow === 0) throw new NoRows();
  if (rowsBelow > mostRows) throw new TooManyRows();
  const name = columnOf(nameHeads);
  const parts = [columnOf(firstHeads), columnOf(lastHeads)].filter((column) => column >= 0);

  const contacts: Contact[] = [];
  const dropped: DroppedRow[] = [];
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (index <= headAt || isBlank(cells)) continue;
    const contact = {
      email: text(cells[email]),
      name:
        text(name >= 0 ? cells[name] : '') ||
        parts
          .map((column) => text(cells[column]))
          .join(' ')
          .trim(),
    };
    const drop = (reason: DroppedRow['reason']) =>
      dropped.push({ row: index + 1, reason, value: contact.email || contact.name });
    if (contact.email === '') drop('No email');
    else if (!isAddress(contact.email)) drop('Not an email address');
    else if (seen.has(keyOf(contact))) drop('Twice in the file');
    else {
      seen.add(keyOf(contact));
      contacts.push(contact);
    }
  }
  return { contacts, dropped };
}
