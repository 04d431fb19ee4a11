import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common leaked passwords, in lower case. */
const COMMONEST = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** In characters, as zod counts: an emoji is one. */
const STAFF_MIN_LENGTH = 12;

/** One of the 10,000 most common ones. */
export const isCommonPassword = (password: string): boolean =>
  COMMONEST.has(password.normalize('NFKC').toLowerCase());

/** account-43: strong enough for staff. */
export const isStaffPassword = (password: string): boolean =>
  [...password.normalize('NFKC')].length >= STAFF_MIN_LENGTH && !isCommonPassword(password);

/** The library's number for argon2id; its enum exists in the types only. */
const ARGON2ID = 2;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords cost time and add no safety. */
export const PASSWORD_MAX_LENGTH = 128;

/** Devices may send the same letters in different code points (NIST SP 800-63B, 5.1.1.2). */
const normalised = (password: string) => password.normalize('NFKC');

/** Prefix of the hash of a password too weak for staff. */
export const WEAK = 'weak:';

/** argon2id in PHC form, after `WEAK` where it applies. Some 19 MiB and tens of milliseconds of a core, as for verifying. */
export async function hashPassword(password: string): Promise<string> {
  const phc = await hash(normalised(password), OPTIONS);
  return isStaffPassword(password) ? phc : WEAK + phc;
}

/** Hash of a random password. */
const NOBODYS_HASH = hashPassword(randomBytes(32).toString('base64'));

/** Whether the password is right. Without a hash it does the same work, so that timing reveals no account. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  given: string,
): Promise<boolean> {
  const phc = (passwordHash ?? (await NOBODYS_HASH)).replace(WEAK, '');
  const right = await verify(phc, normalised(given));
  return right && typeof passwordHash === 'string';
}
