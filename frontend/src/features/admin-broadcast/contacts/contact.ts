import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';
/** Somebody a broadcast can go to (broadcast-1). */
export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** A row that became no contact, for the person who made the file. */
export interface DroppedRow {
  /** As the spreadsheet counts: the header is 1. */
  readonly row: number;
  readonly reason: 'No email' | 'Not an email address' | 'Twice in the file';
  readonly value: string;
}

export interface ContactFile {
  readonly contacts: readonly Contact[];
  readonly dropped: readonly DroppedRow[];
}

/** broadcast-2. The server looks again. */
export const isAddress = (text: string): boolean => mailAddress(text) !== undefined;

/** One for each mailbox, however its address is spelled. */
export const keyOf = ({ email }: { email: string }): string => mailAddressKey(email) ?? email;
