import { business } from '@ironbloom/brand';
import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';
import type { Env } from '../../config/env.ts';
import { domainToUnicode } from 'node:url';
import { z } from 'zod';

/** The address that mails come from: MAIL_FROM, else the published support address. */
export function senderAddress({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string {
  const { supportEmail } = business();
  return MAIL_FROM ?? mailAddress(supportEmail) ?? supportEmail;
}

/** Where an answer to a mail of ours belongs, if that is not the address that it comes from. @param sender of the mail */
export function answersGoTo(sender: string): string | undefined {
  const { supportEmail } = business();
  return mailAddressKey(supportEmail) === mailAddressKey(sender) ? undefined : supportEmail;
}

/** A clean address as people read it: the domain in its own letters where they mean the same address. */
export function shownAddress(address: string): string {
  if (!/[@.]xn--/.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  const shown = address.slice(0, at) + domainToUnicode(address.slice(at));
  return mailAddress(shown) === address ? shown : address;
}

/** An address in an answer. */
export const shownMailAddress = z.string().overwrite(shownAddress);
