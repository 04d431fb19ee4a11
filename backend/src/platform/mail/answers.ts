import { business } from '@ironbloom/brand';
import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';
import type { Env } from '../../config/env.ts';

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
