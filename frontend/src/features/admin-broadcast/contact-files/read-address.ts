import { mailAddress } from '@ironbloom/brand/mail-address';
import { visible } from '@ironbloom/brand/visible';
import type { Contact } from '../contacts/contact.ts';

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address alone, `mailto:` with one, or `Name <address>`. */
function readOne(text: string): Contact | undefined {
  const [, name = '', inside = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const [, mailto] = /^mailto:([^?]*)/i.exec(inside.trim()) ?? [];
  const email = mailto === undefined ? inside.trim() : decoded(mailto);
  return mailAddress(email) ? { email, name: name.replaceAll('"', '').trim() } : undefined;
}

/**
 * Who stands in a cell of addresses, without invisible characters. Of several addresses, separated by `:::` (Google Contacts),
 * comma, semicolon or line end, the first.
 */
export function readAddress(cell: string): Contact | undefined {
  const one = readOne(visible(cell).trim());
  if (one) return one;
  const people = cell
    .split(/:::|[;,\r\n]/)
    .map((part) => visible(part).trim())
    .filter((part) => part !== '')
    .map(readOne);
  return people.includes(undefined) ? undefined : people[0];
}
