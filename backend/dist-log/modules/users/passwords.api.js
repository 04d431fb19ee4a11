import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
/** The library's number for argon2id; its enum exists in the types only. */
const ARGON2ID = 2;
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More would be work for us and no safety for anybody. */
export const PASSWORD_MAX_LENGTH = 128;
/** A phone and a laptop may write the same letters in different code points (NIST SP 800-63B, 5.1.1.2). */
const normalised = (password) => password.normalize('NFKC');
/** argon2id in PHC form. Some 19 MiB and tens of milliseconds of a core; verifying costs the same. */
export function hashPassword(password) {
    return hash(normalised(password), OPTIONS);
}
/** A hash like any other, of a password that nobody knows. */
const nobodys = hashPassword(randomBytes(32).toString('base64'));
/**
 * Whether the password is the right one. Where there is none to compare with, the same work is done
 * for nothing, so that the time does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash, given) {
    const right = await verify(passwordHash ?? (await nobodys), normalised(given));
    return right && typeof passwordHash === 'string';
}
//# sourceMappingURL=passwords.api.js.map