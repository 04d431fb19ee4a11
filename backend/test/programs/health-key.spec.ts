import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStorage } from '../../src/modules/media/storage/disk-storage.ts';
import { rotateHealthKey, rotatePhotographs } from '../../src/modules/programs/intake/health-key-rotation.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { HealthData } from '../../src/platform/security/health-data.ts';
import { endurance } from '../harness/endurance.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

const [first, second] = ['1'.repeat(40), '2'.repeat(40)];
const COUNT = endurance(10_000, 500);

let system: TestSystem;
let db: UnitOfWork;
beforeAll(async () => {
  system = await startSystem();
  db = system.app.get(UnitOfWork, { strict: false });
});
afterAll(() => system.stop());

/** Programs with sealed answers of their own. @returns their ids */
async function plant(healthData: HealthData): Promise<string[]> {
  const ids = Array.from({ length: COUNT }, () => randomUUID());
  await db.rows(
    `WITH payment AS (
       INSERT INTO payments (id, intent_key, intent_hash, status, status_token, price_list, training_type, kind_name, duration,
                             amount_paise, name, email, age, gender)
       SELECT id, id, '', 'completed', id::text, 'l', 'individual', 'Individual', 3, 100, 'N', 'n@example.com', 30, 'female'
         FROM unnest($1::uuid[]) AS id RETURNING id),
     program AS (
       INSERT INTO programs (id, payment_id, half, months, bought_at) SELECT id, id, 'buyer', 3, now() FROM payment RETURNING id)
     SELECT count(*) FROM program`,
    [ids],
  );
  const sealed = ids.map((id) => healthData.seal(`answers of ${id}`, id));
  await db.rows(`INSERT INTO intakes (program_id, health) SELECT * FROM unnest($1::uuid[], $2::bytea[])`, [
    ids,
    sealed,
  ]);
  return ids;
}

it('encrypts every value anew, also after it was ended half way', async () => {
  const before = new HealthData({ HEALTH_DATA_KEY: first });
  const ids = await plant(before);
  const during = new HealthData({ HEALTH_DATA_KEY: second, HEALTH_DATA_KEY_PREVIOUS: first });
  // One that was rotated by a run that ended early.
  const [done] = ids;
  await db.rows('UPDATE intakes SET health = $2 WHERE program_id = $1', [
    done,
    during.seal(`answers of ${done}`, done!),
  ]);
  expect(await rotateHealthKey(db, during)).toBe(COUNT - 1);
  expect(await rotateHealthKey(db, during)).toBe(0);
  const after = new HealthData({ HEALTH_DATA_KEY: second });
  const rows = await db.rows<{ id: string; health: Buffer }>('SELECT program_id AS id, health FROM intakes');
  expect(rows).toHaveLength(COUNT);
  for (const { id, health } of rows) expect(after.open(health, id).toString()).toBe(`answers of ${id}`);
});

it('encrypts photographs anew, and leaves those that were deleted meanwhile', async () => {
  const storage = new DiskStorage(await mkdtemp(path.join(tmpdir(), 'photographs-')));
  const before = new HealthData({ HEALTH_DATA_KEY: first });
  const during = new HealthData({ HEALTH_DATA_KEY: second, HEALTH_DATA_KEY_PREVIOUS: first });
  const [kept, rotated, removed] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [kept, rotated, removed]) {
    await db.rows(
      `INSERT INTO private_files (id, resource, resource_id, name, content_type, bytes, removing_at)
       VALUES ($1, 'health', $1, 'front.webp', 'image/webp', 5, CASE WHEN $2 THEN now() END)`,
      [id, id === removed],
    );
    await storage.put(`${id}/file`, (id === rotated ? during : before).seal('photo', id));
  }
  expect(await rotatePhotographs(db, during, storage)).toBe(1);
  expect(await rotatePhotographs(db, during, storage)).toBe(0);
  const after = new HealthData({ HEALTH_DATA_KEY: second });
  for (const id of [kept, rotated])
    expect(after.open(await buffer((await storage.read(`${id}/file`))!), id).toString()).toBe('photo');
});
