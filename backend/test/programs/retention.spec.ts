import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { aPhotograph, openCheckIn, uploadPhotograph } from './check-in-day.ts';
import { Client } from './client.ts';

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let worker: Awaited<ReturnType<TestSystem['startWorker']>>;

beforeAll(async () => {
  // It is the hour: a worker that starts begins at once.
  const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
  system = await startSystem({ RETENTION_HOUR: String(hour) });
  worker = await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

/** A client with answers, a message, a plan and a note, whose program ended so long ago. */
async function ended(ago: string, keep = false): Promise<Client> {
  const client = await Client.create(system, shop);
  const { body } = await client.call<{ version: number }>('intake/consent', 'POST', { version: 1 });
  const health = { answers: { heart: { yes: false } } };
  expect((await client.call('intake/health', 'PUT', { version: body.version, health })).status).toBe(200);
  if (keep) await client.call('intake/keeping', 'PUT', { keep });
  await openCheckIn(system, client);
  await uploadPhotograph(system, client, 'front', await aPhotograph());
  const message = { id: crypto.randomUUID(), text: 'Hello', fileIds: [] };
  expect((await client.call('messages', 'POST', message)).status).toBeLessThan(300);
  await owner.call(`admin/clients/${client.programId}/notes`, 'POST', { text: 'Knee: careful.' });
  await owner.call(`admin/clients/${client.programId}/end`, 'POST', { reason: 'Moved abroad' });
  await system.db.rows(
    `UPDATE programs SET state_since = now() - $2::interval - interval '1 minute' WHERE id = $1`,
    [client.programId, ago],
  );
  return client;
}

/** A night from its beginning to its end. */
async function night(): Promise<Record<string, number>> {
  await worker.close();
  await system.db.rows(`DELETE FROM nightly_runs WHERE job = 'retention'`);
  worker = await system.startWorker();
  return until(async () => {
    const [run] = await system.db.rows<{ counts: Record<string, number> }>(
      `SELECT counts FROM nightly_runs WHERE job = 'retention' AND finished_at IS NOT NULL`,
    );
    return run?.counts;
  });
}
const photographs = async ({ programId }: Client) =>
  (
    await system.db.rows<{ photos: object }>('SELECT photos FROM check_ins WHERE program_id = $1', [
      programId,
    ])
  )[0]!.photos;
/** Private files with bytes. */
const filesOnDisk = async () => {
  const folder = path.join(system.env.DATA_DIR, 'media', 'private');
  return (await readdir(folder)).filter((id) => existsSync(path.join(folder, id, 'file'))).length;
};
const left = async (table: string, { programId }: Client) =>
  (await system.db.rows(`SELECT 1 FROM ${table} WHERE program_id = $1`, [programId])).length;

it('removes health answers and photographs 90 days after the end, unless the client asked to keep them', async () => {
  const [old, kept, young] = [await ended('90 days'), await ended('90 days', true), await ended('89 days')];
  expect(await night()).toMatchObject({ health: 1 });
  const health = async ({ programId }: Client) =>
    (
      await system.db.rows<{ has: boolean }>(
        'SELECT health IS NOT NULL AS has FROM intakes WHERE program_id = $1',
        [programId],
      )
    )[0]!.has;
  expect([await health(old), await health(kept), await health(young)]).toEqual([false, true, true]);
  expect(await left('program_messages', old)).toBe(1);
  const files = async ({ programId }: Client) =>
    (
      await system.db.rows(
        `SELECT 1 FROM private_files WHERE resource = 'health' AND resource_id = $1 AND removing_at IS NULL`,
        [programId],
      )
    ).length;
  expect([await files(old), await files(kept), await files(young)]).toEqual([0, 1, 1]);
  expect([await photographs(old), await photographs(kept)]).toEqual([{}, { front: expect.any(String) }]);
  await until(async () => (await filesOnDisk()) === 2);
});

it('removes plans, answers, messages and notes two years after the end; the program and its dates stay', async () => {
  const [old, young] = [await ended('24 months', true), await ended('23 months', true)];
  expect(await night()).toMatchObject({ coaching: 1 });
  for (const table of ['program_messages', 'intakes', 'check_ins']) {
    expect([await left(table, old), await left(table, young)]).toEqual([0, 1]);
  }
  const client = await owner.call<{ state: string; notes: unknown[]; timeline: { reason: string | null }[] }>(
    `admin/clients/${old.programId}`,
  );
  expect(client.body).toMatchObject({ state: 'ended', notes: [] });
  expect(client.body.timeline.map(({ reason }) => reason)).not.toContain('Moved abroad');
  expect(await night()).not.toHaveProperty('coaching');
});
