var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { COUNTED } from '../core/recipient-counts.js';
/** Ended since their counts were kept, if ever: the predicate of the index `broadcasts_uncounted`. */
const UNCOUNTED = `b.finished_at IS NOT NULL AND NOT b.single AND b.counts_end IS DISTINCT FROM b.finished_at`;
/** A cancelled one may still have messages on their way. */
const SETTLED = `NOT EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id AND r.status = 'sending')`;
/**
 * Keeps the counts of what has ended with it, so that the history counts no recipient a second time. Whoever ends a
 * broadcast needs not know of this; only an ended recipient who changes has to undo it (`DeliveryOutcomesRepository`).
 */
let CountSnapshotsRepository = class CountSnapshotsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Of one broadcast, if any waits for it. @returns whether there may be another */
    snapshotNext() {
        return this.db.run(async (tx) => {
            // Held before it is counted: who changes a recipient of it later holds it, too, and undoes what is kept here.
            const [next] = await tx.rows(`SELECT b.id FROM broadcasts b WHERE ${UNCOUNTED} AND ${SETTLED}
          ORDER BY b.finished_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED`);
            if (!next)
                return false;
            await tx.rows(`UPDATE broadcasts b SET counts = ${COUNTED}, counts_end = finished_at WHERE id = $1 AND ${UNCOUNTED} AND ${SETTLED}`, [next.id]);
            return true;
        });
    }
};
CountSnapshotsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], CountSnapshotsRepository);
export { CountSnapshotsRepository };
//# sourceMappingURL=count-snapshots.repository.js.map