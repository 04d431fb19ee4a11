import type { INestApplicationContext } from '@nestjs/common';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { ReminderRunner } from '../../src/modules/programs/reminders/reminder-runner.ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Client } from './client.ts';

let system: TestSystem;
let worker: INestApplicationContext;
let shop: Shop;
let owner: AdminClient;
beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system, 'owner');
});
afterAll(() => system.stop());

const runNow = () =>
  (worker.get(ReminderRunner, { strict: false }) as unknown as { turn: () => Promise<boolean> }).turn();
const rowsOf = (programId: string) =>
  system.db.rows<{ kind: string; about: string; done: boolean }>(
    'SELECT kind, about, done_at IS NOT NULL AS done FROM program_reminders WHERE program_id = $1 ORDER BY due_at, kind',
    [programId],
  );
const checkInOf = async (programId: string) =>
  (
    await system.db.rows<{ state: string; week: number; questions: { id: string }[] }>(
      'SELECT state, week, questions FROM check_ins WHERE program_id = $1',
      [programId],
    )
  )[0];

/** Somebody whose plan was published today and whose check-in is today. */
async function aClientToday(age = 29): Promise<Client> {
  const client = await Client.create(system, shop, { age });
  if (age < 18)
    await system.db.rows('INSERT INTO intakes (program_id, guardian_agreed_at) VALUES ($1, now())', [
      client.programId,
    ]);
  await system.db.rows(
    `UPDATE programs SET check_in_weekday = extract(dow FROM $2::date), check_in_hour = 0 WHERE id = $1`,
    [client.programId, today()],
  );
  await owner.call(`admin/clients/${client.programId}/plans`, 'POST', {
    version: 0,
    html: '<p>Rest.</p>',
    note: 'Week one',
    documentId: null,
  });
  await until(async () => {
    await runNow();
    return checkInOf(client.programId);
  });
  return client;
}

it('opens a check-in on its day, mails it once, and plans the next', async () => {
  const client = await aClientToday();
  await until(async () => {
    await runNow();
    return (await rowsOf(client.programId)).find(({ kind, done }) => kind === 'check-in-due' && done);
  });
  expect(await rowsOf(client.programId)).toEqual([
    { kind: 'check-in-due', about: today(), done: true },
    { kind: 'check-in-opens', about: today(), done: true },
    { kind: 'plan', about: '', done: true },
    { kind: 'check-in-last-day', about: today(), done: false },
    { kind: 'check-in-missed', about: today(), done: false },
    { kind: 'check-in-opens', about: addDays(today(), 7), done: false },
    expect.objectContaining({ kind: 'renewal', done: false }),
  ]);
  const mails = await system.db.rows(
    `SELECT template FROM mails WHERE to_email = $1 AND template LIKE 'check-in%'`,
    [client.email],
  );
  expect(mails).toEqual([{ template: 'check-in-due' }]);
});

it('asks nothing about weight, waist and photographs of somebody under 18', async () => {
  const client = await aClientToday(17);
  const { questions } = (await checkInOf(client.programId))!;
  expect(questions.map(({ id }) => id)).toEqual([
    'training',
    'food',
    'sleep',
    'stress',
    'hunger',
    'words',
    'pain',
  ]);
});

it('takes everything back when the program ends, and counts an unsent check-in as missed later', async () => {
  const client = await aClientToday();
  await owner.call(`admin/clients/${client.programId}/end`, 'POST', { reason: 'She asked for it.' });
  await until(async () => {
    await runNow();
    return (await rowsOf(client.programId)).every(({ kind, done }) => done || kind === 'check-in-missed');
  });
  await system.db.rows(`UPDATE program_reminders SET due_at = now() WHERE program_id = $1`, [
    client.programId,
  ]);
  await runNow();
  expect((await checkInOf(client.programId))?.state).toBe('missed');
});
