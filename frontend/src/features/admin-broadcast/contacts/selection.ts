import { mailAddressSearch } from '@ironbloom/brand/mail-address';
import { isAddress, keyOf, type Contact } from './contact.ts';

/** All contacts, and the keys (`keyOf`) of the selected ones. */
export interface Selection {
  readonly contacts: readonly Contact[];
  readonly selected: ReadonlySet<string>;
}

export const emptySelection: Selection = { contacts: [], selected: new Set() };

/** Adds and selects contacts; known ones keep their name. */
export function withContacts({ contacts, selected }: Selection, more: readonly Contact[]): Selection {
  const known = new Set(contacts.map(keyOf));
  const fresh = more.filter((contact) => !known.has(keyOf(contact)));
  return {
    contacts: [...contacts, ...fresh],
    selected: new Set([...selected, ...more.map(keyOf)]),
  };
}

/** broadcast-2: error of a manually added contact. */
export function manualProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter an email';
  return isAddress(email) ? undefined : 'Invalid email';
}

/** Matches address and name, ignoring case and the spelling of the address. */
export function matchingContacts(contacts: readonly Contact[], search: string): readonly Contact[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return contacts;
  const address = mailAddressSearch(wanted);
  return contacts.filter(
    (contact) =>
      keyOf(contact).includes(address) ||
      contact.email.toLowerCase().includes(wanted) ||
      contact.name.toLowerCase().includes(wanted),
  );
}

export function withSelected(selection: Selection, contacts: readonly Contact[], on: boolean): Selection {
  const selected = new Set(selection.selected);
  for (const contact of contacts) {
    if (on) selected.add(keyOf(contact));
    else selected.delete(keyOf(contact));
  }
  return { ...selection, selected };
}

/** False if there are none. */
export const allSelected = ({ selected }: Selection, contacts: readonly Contact[]): boolean =>
  contacts.length > 0 && contacts.every((contact) => selected.has(keyOf(contact)));

export const selectedContacts = ({ contacts, selected }: Selection): Contact[] =>
  contacts.filter((contact) => selected.has(keyOf(contact)));
