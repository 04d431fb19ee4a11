import { mailAddressSearch } from '@ironbloom/brand/mail-address';
import { isAddress, keyOf, type Contact } from './contact.ts';

/** Who could get the broadcast, and who will. Selected are addresses in their one spelling. */
export interface Selection {
  readonly contacts: readonly Contact[];
  readonly selected: ReadonlySet<string>;
}

export const nobody: Selection = { contacts: [], selected: new Set() };

/** New ones are selected; those known already stay as they are. */
export function withContacts({ contacts, selected }: Selection, more: readonly Contact[]): Selection {
  const known = new Set(contacts.map(keyOf));
  const fresh = more.filter((contact) => !known.has(keyOf(contact)));
  return {
    contacts: [...contacts, ...fresh],
    selected: new Set([...selected, ...more.map(keyOf)]),
  };
}

/** broadcast-2: why a contact typed by hand is not taken. */
export function manualProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter an email';
  return isAddress(email) ? undefined : 'Invalid email';
}

/** Over address and name, whatever the case and the spelling of the address. */
export function found(contacts: readonly Contact[], search: string): readonly Contact[] {
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

/** Whether there are any of these, and all are selected. */
export const allSelected = ({ selected }: Selection, contacts: readonly Contact[]): boolean =>
  contacts.length > 0 && contacts.every((contact) => selected.has(keyOf(contact)));

export const chosen = ({ contacts, selected }: Selection): Contact[] =>
  contacts.filter((contact) => selected.has(keyOf(contact)));
