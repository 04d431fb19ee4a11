import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';

/** A possible recipient (broadcast-1). */
export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** broadcast-2. The server validates too. */
export const isAddress = (text: string): boolean => mailAddress(text) !== undefined;

/** Identifies a mailbox, whatever the spelling of its address. */
export const keyOf = ({ email }: { email: string }): string => mailAddressKey(email) ?? email;
