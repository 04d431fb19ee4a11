import { domainToUnicode } from 'node:url';
import { mailAddress } from '@ironbloom/brand/mail-address';
import { z } from 'zod';

/** A clean address as people read it: the domain in its own letters where they mean the same address. */
export function shownAddress(address: string): string {
  if (!/[@.]xn--/.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  const shown = address.slice(0, at) + domainToUnicode(address.slice(at));
  return mailAddress(shown) === address ? shown : address;
}

/** An address in an answer. */
export const shownMailAddress = z.string().overwrite(shownAddress);
