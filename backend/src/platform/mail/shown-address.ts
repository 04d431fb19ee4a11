import { business } from '@ironbloom/brand';
import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';
import type { Env } from '../../config/env.ts';
import { domainToUnicode } from 'node:url';
import { z } from 'zod';

/** Sender of mails: MAIL_FROM, else the published support address. */
export function senderAddress({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string {
  const { supportEmail } = business();
  return MAIL_FROM ?? mailAddress(supportEmail) ?? supportEmail;
}

/** Reply address, if it differs from the sender. @param sender of the mail */
export function answersGoTo(sender: string): string | undefined {
  const { supportEmail } = business();
  return mailAddressKey(supportEmail) === mailAddressKey(sender) ? undefined : supportEmail;
}

/** An address for display: the domain in Unicode where that is the same address. */
export function shownAddress(address: string): string {
  if (!/[@.]xn--/.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  const shown = address.slice(0, at) + domainToUnicode(address.slice(at));
  return mailAddress(shown) === address ? shown : address;
}

/** An address in an answer. */
export const shownMailAddress = z.string().overwrite(shownAddress);
