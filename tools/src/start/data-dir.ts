import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { endRecorded, recordedProcess, recordProcess } from '../services/processes.ts';
import { codeOf, messageOf, ReadableError } from '../services/readable-error.ts';

/** PostgreSQL writes about 80 MB on the first start. */
const NEEDED_BYTES = 200_000_000;

/** Order of stopping: consumers first, storage last. */
export const PARTS = [
  'site',
  'nginx',
  'backend',
  'worker',
  'sandbox',
  'google',
  'mailbox',
  'redis',
  'postgres',
] as const;
export type PartName = (typeof PARTS)[number];

/**
 * Claims the data folder: creates it, checks rights and space, refuses when another start uses it, and ends parts that a
 * killed start left.
 * @returns releases it
 */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  await makeWritable(dataDir);
  const runFile = (name: string) => path.join(dataDir, 'run', `${name}.json`);
  const lock = runFile('start');
  const other = await recordedProcess(lock);
  if (other !== undefined && other !== process.pid) {
    throw new ReadableError(
      `Ironbloom is already running on ${dataDir} (process ${other}): stop it, or set DATA_DIR and PORT to others.`,
    );
  }
  await recordProcess(lock, process.pid);
  for (const name of PARTS) await endRecorded(runFile(name), name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  return () => rm(lock, { force: true });
}

async function makeWritable(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, '.probe');
  try {
    await mkdir(path.join(dataDir, 'run'), { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw diskFull(dataDir);
    throw new ReadableError(
      `The data folder ${dataDir} cannot be written (${messageOf(error)}): set DATA_DIR to one that can.`,
    );
  }
  const disk = await statfs(dataDir);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) throw diskFull(dataDir);
}

export function diskFull(folder: string): ReadableError {
  return new ReadableError(`The disk that holds ${folder} is full: free at least 200 MB and start again.`);
}

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  healthDataKey: z.string().min(32),
  razorpayKeyId: z.string().min(1),
  razorpayKeySecret: z.string().min(1),
  razorpayWebhookSecret: z.string().min(1),
  adminPassword: z.string().min(12),
  /** Prints the generated admin password once. */
  adminShown: z.boolean(),
  /** Of the invented coach and her clients. */
  demoPassword: z.string().min(12),
});

export type Secrets = z.infer<typeof secretsSchema>;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');
const secretsFile = (dataDir: string): string => path.join(dataDir, 'secrets.json');

function madeUp(): Secrets {
  return {
    jwtSecret: random(48),
    healthDataKey: random(48),
    razorpayKeyId: `rzp_test_${randomBytes(7).toString('hex')}`,
    razorpayKeySecret: random(24),
    razorpayWebhookSecret: random(24),
    adminPassword: random(15),
    adminShown: false,
    demoPassword: random(15),
  };
}

/** Generated secrets, kept in `<dataDir>/secrets.json` with mode 600. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
    // A secret that the product did not have when the folder was made is made up now.
    const secrets = secretsSchema.parse({ ...madeUp(), ...kept });
    if (Object.keys(secrets).some((name) => !(name in kept))) await saveSecrets(dataDir, secrets);
    return secrets;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      throw new ReadableError(
        `${file} is damaged: restore it, or delete it to have new secrets made (everyone is signed out, and the admin gets a new password).`,
      );
    }
  }
  const secrets = madeUp();
  await saveSecrets(dataDir, secrets);
  return secrets;
}

/** Written to a temporary file and renamed: a kill leaves the old file complete. */
export async function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const draft = `${secretsFile(dataDir)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  await rename(draft, secretsFile(dataDir));
}
