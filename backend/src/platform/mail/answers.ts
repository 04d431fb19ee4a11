import { business } from '@ironbloom/brand';
import { mailAddressKey } from '@ironbloom/brand/mail-address';

/** Where an answer to a mail of ours belongs, if that is not the address that it comes from. @param sender MAIL_FROM */
export function answersGoTo(sender: string): string | undefined {
  const { supportEmail } = business();
  return mailAddressKey(supportEmail) === mailAddressKey(sender) ? undefined : supportEmail;
}
