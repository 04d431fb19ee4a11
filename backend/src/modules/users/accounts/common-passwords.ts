import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest of leaked passwords, in lower case. */
const COMMONEST = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Characters, as zod counts them: an emoji is one. */
const STAFF_MIN_LENGTH = 12;

/** One of the 10,000 that guessing begins with. */
export const isCommonPassword = (password: string): boolean =>
  COMMONEST.has(password.normalize('NFKC').toLowerCase());

/** account-43: good enough for who works here. */
export const isStaffPassword = (password: string): boolean =>
  [...password.normalize('NFKC')].length >= STAFF_MIN_LENGTH && !isCommonPassword(password);
