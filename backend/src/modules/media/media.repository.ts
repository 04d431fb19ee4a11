import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Sql } from '../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MediaEntity, MediaUseEntity } from './media.entity.ts';
import type { PictureWidths } from './picture.ts';

const WIDTH = /^picture-(\d+)\.webp$/;

@Injectable()
export class MediaRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Before the first file is stored. Outside a transaction: the row must survive failures. */
  async announce(id: string, files: readonly string[]): Promise<void> {
    await this.db.manager.insert(MediaEntity, { id, files: [...files] });
  }

  /** Adds a file name before it is stored. */
  async announceFile(id: string, file: string): Promise<void> {
    await this.db.rows('UPDATE media SET files = files || $2::text WHERE id = $1', [id, file]);
  }

  /** Sets the pictures used by `ownerId`. @returns those that are unused now */
  async setUses(sql: Sql, ownerId: string, mediaIds: readonly string[]): Promise<string[]> {
    // The lock orders this and a concurrent removal.
    await sql.rows('SELECT 1 FROM media WHERE id = ANY($1) AND removing_at IS NULL ORDER BY id FOR UPDATE', [
      mediaIds,
    ]);
    await sql.rows(
      `INSERT INTO media_uses (media_id, owner_id)
       SELECT id, $1 FROM media WHERE id = ANY($2) AND removing_at IS NULL ON CONFLICT DO NOTHING`,
      [ownerId, mediaIds],
    );
    const released = await sql.rows<{ id: string }>(
      'DELETE FROM media_uses WHERE owner_id = $1 AND media_id <> ALL($2) RETURNING media_id AS id',
      [ownerId, mediaIds],
    );
    const unused = await sql.rows<{ id: string }>(
      `SELECT id FROM unnest($1::uuid[]) AS t (id) WHERE NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = t.id)`,
      [released.map(({ id }) => id)],
    );
    return unused.map(({ id }) => id);
  }

  async usedBy(sql: Sql, ownerId: string): Promise<string[]> {
    const uses = await sql.manager.findBy(MediaUseEntity, { ownerId });
    return uses.map(({ mediaId }) => mediaId);
  }

  /** In px, by the id of each existing picture. */
  async widths(sql: Sql, ids: readonly string[]): Promise<PictureWidths> {
    const rows = await sql.manager.findBy(MediaEntity, { id: In([...ids]), removingAt: IsNull() });
    return Object.fromEntries(
      rows.map(({ id, files }) => [id, files.flatMap((file) => WIDTH.exec(file)?.[1] ?? []).map(Number)]),
    );
  }

  /** Closes an unused picture to further use. @returns its files, or undefined when it is used or deleted */
  async claimUnused(tx: Transaction, id: string): Promise<string[] | undefined> {
    // A separate statement: the next one sees uses that the lock's former holder committed.
    await tx.rows('SELECT 1 FROM media WHERE id = $1 FOR UPDATE', [id]);
    const [row] = await tx.rows<{ files: string[] }>(
      `UPDATE media SET removing_at = coalesce(removing_at, now())
        WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = $1) RETURNING files`,
      [id],
    );
    return row?.files;
  }

  /** After its files are gone. */
  async forget(id: string): Promise<void> {
    await this.db.manager.delete(MediaEntity, { id });
  }

  /** Pictures unused for longer than an unsent text may wait in a browser. */
  async abandoned(sql: Sql, olderThanDays: number, limit: number): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(
      `SELECT id FROM media WHERE created_at < now() - make_interval(days => $1) AND removing_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id) ORDER BY created_at LIMIT $2`,
      [olderThanDays, limit],
    );
    return rows.map(({ id }) => id);
  }
}
