import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { codeOf, ReadableError } from '../../services/readable-error.ts';

const schema = z.object({
  jwtSecret: z.string().min(32),
  razorpayKeyId: z.string().min(1),
  razorpayKeySecret: z.string().min(1),
  razorpayWebhookSecret: z.string().min(1),
  adminPassword: z.string().min(12),
  /** The generated admin password is printed once. */
  adminShown: z.boolean(),
});

export type Secrets = z.infer<typeof schema>;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');
const fileIn = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/** What start-up makes up for itself, once: kept in `<dataDir>/secrets.json`, readable by the owner alone. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir);
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      throw new ReadableError(
        `${file} is damaged: restore it, or delete it to have new secrets made (everybody is signed out, and the admin gets a new password).`,
      );
    }
  }
  const secrets: Secrets = {
    jwtSecret: random(48),
    razorpayKeyId: `rzp_test_${randomBytes(7).toString('hex')}`,
    razorpayKeySecret: random(24),
    razorpayWebhookSecret: random(24),
    adminPassword: random(15),
    adminShown: false,
  };
  await saveSecrets(dataDir, secrets);
  return secrets;
}

/** Written aside and renamed: a kill in between leaves the old file whole. */
export async function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const draft = `${fileIn(dataDir)}.new`;
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, fileIn(dataDir));
}
