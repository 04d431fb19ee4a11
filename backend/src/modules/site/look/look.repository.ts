import type { Look } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../../platform/database/published/revisions.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { LookFile, LookFileKind } from './look-file.ts';

/** Its name among what every process keeps in memory. */
export const LOOK = 'look';

@Injectable()
export class LookRepository {
  readonly revisions: Revisions<Look>;

  constructor(private readonly db: UnitOfWork) {
    this.revisions = new Revisions(db, { table: 'look_revisions', column: 'look', publication: LOOK });
  }

  /** Forgets those whose files have been removed since. */
  async addFile(kind: LookFileKind, file: LookFile): Promise<void> {
    await this.db.rows(
      'DELETE FROM look_files WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.id = look_files.id)',
    );
    await this.db.rows('INSERT INTO look_files (id, kind, file) VALUES ($1, $2, $3)', [
      file.id,
      kind,
      JSON.stringify(file),
    ]);
  }

  /** Those that are there and not about to go. */
  files(ids: readonly string[]): Promise<{ id: string; kind: LookFileKind; file: LookFile }[]> {
    return this.db.rows(
      `SELECT id, kind, file FROM look_files JOIN media USING (id) WHERE id = ANY($1) AND removing_at IS NULL`,
      [ids],
    );
  }
}
