import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { MailRepository } from '../../src/modules/mails/mail.repository.ts';
import { OutboxRepository } from '../../src/platform/jobs/outbox.repository.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
let mails: MailRepository;
let outbox: OutboxRepository;

beforeAll(async () => {
  // Without a worker, so that nobody else claims anything.
  system = await startSystem();
  const db = system.app.get(UnitOfWork, { strict: false });
  mails = new MailRepository(system.env, db);
  outbox = new OutboxRepository(system.env, db);
});
afterAll(() => system.stop());

async function aMail(status: string, lease: string | null): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO mails (id, key, template, to_email, data, status, lease_until)
     VALUES ($1::uuid, $1::text, 'account-exists', 'a@example.com', '{}', $2, now() + $3::interval)`,
    [id, status, lease],
  );
  return id;
}

async function aJob(dead: boolean, wait: string): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO outbox (id, job, payload, available_at, dead_at)
     VALUES ($1, 'mail.send', '{}', now() + $2::interval, CASE WHEN $3 THEN now() END)`,
    [id, wait, dead],
  );
  return id;
}

it.each([
  ['that waits', 'queued', null, true],
  ['whose sender died', 'sending', '-1 second', true],
  ['that is being sent', 'sending', '1 hour', false],
  ['that was sent', 'sent', null, false],
  ['that was given up', 'failed', null, false],
])('a mail %s (%s, lease: %j) is claimed: %j', async (_, status, lease, taken) => {
  const id = await aMail(status, lease);
  expect((await mails.claim(id))?.id === id).toBe(taken);
});

it('a mail is claimed once by twenty concurrent workers', async () => {
  const id = await aMail('queued', null);
  const claims = await Promise.all(Array.from({ length: 20 }, () => mails.claim(id)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

it('dead and delayed jobs take no place among due ones', async () => {
  await aJob(true, '-1 hour');
  await aJob(false, '1 hour');
  const due = await aJob(false, '-1 second');
  expect((await outbox.claimDue(10)).map(({ id }) => id)).toEqual([due]);
  // It is claimed now.
  expect(await outbox.claimDue(10)).toEqual([]);
});
