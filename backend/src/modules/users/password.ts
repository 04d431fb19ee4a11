import { hash } from '@node-rs/argon2';

/** The library's number for argon2id; its enum exists in the types only. */
const ARGON2ID = 2;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}
