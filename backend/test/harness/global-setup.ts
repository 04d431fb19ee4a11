import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailbox } from '../../../tools/src/services/mailbox.ts';
import { startPostgres } from '../../../tools/src/services/postgres.ts';
import { startRedis } from '../../../tools/src/services/redis.ts';
import { createTemplate } from './database.ts';
import { stops } from './running-services.ts';

/** A RAM disk where there is one: hundreds of databases with a thousand files each slow a disk down. */
async function inMemory(): Promise<string> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3 ? '/dev/shm' : tmpdir();
}

/** Real services for the whole run. */
export default async function setup(): Promise<void> {
  const folder = await mkdtemp(path.join(await inMemory(), 'ironbloom-test-'));
  // Stopped in reverse order: the folder goes last.
  stops.push(() => rm(folder, { recursive: true, force: true }));

  const start = async <T extends { stop(): Promise<void> }>(service: Promise<T>): Promise<T> => {
    const running = await service;
    stops.push(() => running.stop());
    return running;
  };

  const [postgres, redis, mailbox] = await Promise.all([
    start(startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false })),
    start(startRedis({ dataDir: path.join(folder, 'redis'), durable: false })),
    start(startMailbox({ dataDir: path.join(folder, 'mailbox') })),
  ]);
  await createTemplate(postgres.url);
  // Passed to the processes of test files by the environment.
  Object.assign(process.env, {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    TEST_SMTP_URL: mailbox.smtpUrl,
    TEST_MAILBOX_URL: mailbox.webUrl,
  });
}
