import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { COUNTED } from '../core/recipient-counts.ts';

/** Ended since their counts were kept, if ever: the predicate of the index `broadcasts_uncounted`. */
const UNCOUNTED = `b.finished_at IS NOT NULL AND NOT b.single AND b.counts_end IS DISTINCT FROM b.finished_at`;
/** A cancelled one may still have messages on their way. */
const SETTLED = `NOT EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id AND r.status = 'sending')`;

/**
 * Keeps the counts of what has ended with it, so that the history counts no recipient a second time. Whoever ends a
 * broadcast needs not know of this; only an ended recipient who changes has to undo it (`DeliveryOutcomesRepository`).
 */
@Injectable()
export class CountSnapshotsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Of one broadcast, if any waits for it. @returns whether there may be another */
  snapshotNext(): Promise<boolean> {
    return this.db.run(async (tx) => {
      // Held before it is counted: who changes a recipient of it later holds it, too, and undoes what is kept here.
      const [next] = await tx.rows<{ id: string }>(
        `SELECT b.id FROM broadcasts b WHERE ${UNCOUNTED} AND ${SETTLED}
          ORDER BY b.finished_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!next) return false;
      await tx.rows(
        `UPDATE broadcasts b SET counts = ${COUNTED}, counts_end = finished_at WHERE id = $1 AND ${UNCOUNTED} AND ${SETTLED}`,
        [next.id],
      );
      return true;
    });
  }
}
