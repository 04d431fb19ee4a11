import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';

/** Somebody a broadcast can go to (broadcast-1). */
export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** broadcast-2. The server looks again. */
export const isAddress = (text: string): boolean => mailAddress(text) !== undefined;

/** One for each mailbox, however its address is spelled. */
export const keyOf = ({ email }: { email: string }): string => mailAddressKey(email) ?? email;
