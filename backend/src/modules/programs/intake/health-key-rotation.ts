import { buffer } from 'node:stream/consumers';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { MediaStorage } from '../../media/storage/media-storage.ts';
import type { HealthData } from '../../../platform/security/health-data.ts';

const BATCH = 200;

/**
 * Encrypts everything anew that names another key than the present one. It may be ended and begun again at any time, and run while the
 * product is in use. @returns how many values were encrypted anew
 */
export async function rotateHealthKey(db: UnitOfWork, healthData: HealthData): Promise<number> {
  let total = 0;
  for (;;) {
    const rotated = await db.run(async (tx) => {
      const rows = await tx.rows<{ programId: string; health: Buffer }>(
        `SELECT program_id AS "programId", health FROM intakes
          WHERE health IS NOT NULL AND substring(health FROM 1 FOR $1) <> $2
          ORDER BY program_id LIMIT ${BATCH} FOR UPDATE`,
        [healthData.keyId.byteLength, healthData.keyId],
      );
      for (const { programId, health } of rows) {
        const sealed = healthData.seal(healthData.open(health, programId), programId);
        await tx.rows('UPDATE intakes SET health = $2 WHERE program_id = $1', [programId, sealed]);
      }
      return rows.length;
    });
    total += rotated;
    if (rotated < BATCH) return total;
  }
}

/**
 * The same for the photographs, in the storage of private files. A file that is deleted meanwhile does not come back.
 * @returns how many were encrypted anew
 */
export async function rotatePhotographs(
  db: UnitOfWork,
  healthData: HealthData,
  storage: MediaStorage,
): Promise<number> {
  let total = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const files = await db.rows<{ id: string; contentType: string }>(
      `SELECT id, content_type AS "contentType" FROM private_files
        WHERE resource = 'health' AND removing_at IS NULL AND id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    );
    for (const { id, contentType } of files) {
      const stored = await storage.read(`${id}/file`);
      if (!stored) continue;
      const sealed = await buffer(stored);
      if (sealed.subarray(0, healthData.keyId.byteLength).equals(healthData.keyId)) continue;
      await storage.put(`${id}/file`, healthData.seal(healthData.open(sealed, id), id), contentType);
      const kept = await db.rows('SELECT 1 FROM private_files WHERE id = $1 AND removing_at IS NULL', [id]);
      if (kept.length === 0) await storage.remove(id, ['file']);
      total += 1;
    }
    const last = files.at(-1);
    if (!last) return total;
    after = last.id;
  }
}
