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

/** broadcast-2: a simple pattern; the server looks again. */
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);
export const keyOf = ({ email }: { email: string }): string => email.trim().toLowerCase();
