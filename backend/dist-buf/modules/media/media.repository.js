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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
let MediaRepository = class MediaRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Before the first file is stored. Outside a transaction: the row must outlive whatever fails next. */
    async announce(id, files) {
        await this.db.rows('INSERT INTO media (id, files) VALUES ($1, $2)', [id, files]);
    }
    /** One more file, before it is stored. */
    async announceFile(id, file) {
        await this.db.rows('UPDATE media SET files = files || $2::text WHERE id = $1', [id, file]);
    }
    /** Exactly these pictures are used by `ownerId` from now on. @returns those that nothing uses any more */
    async setUses(sql, ownerId, mediaIds) {
        // The lock makes a removal under way and a new use see one another.
        await sql.rows('SELECT 1 FROM media WHERE id = ANY($1) AND removing_at IS NULL ORDER BY id FOR UPDATE', [
            mediaIds,
        ]);
        await sql.rows(`INSERT INTO media_uses (media_id, owner_id)
       SELECT id, $1 FROM media WHERE id = ANY($2) AND removing_at IS NULL ON CONFLICT DO NOTHING`, [ownerId, mediaIds]);
        const released = await sql.rows('DELETE FROM media_uses WHERE owner_id = $1 AND media_id <> ALL($2) RETURNING media_id AS id', [ownerId, mediaIds]);
        const unused = await sql.rows(`SELECT id FROM unnest($1::uuid[]) AS t (id) WHERE NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = t.id)`, [released.map(({ id }) => id)]);
        return unused.map(({ id }) => id);
    }
    async usedBy(sql, ownerId) {
        const rows = await sql.rows('SELECT media_id AS id FROM media_uses WHERE owner_id = $1', [
            ownerId,
        ]);
        return rows.map(({ id }) => id);
    }
    /** Closes an unused picture to further use. @returns its files, or undefined when it is used or gone */
    async claimUnused(tx, id) {
        // A statement of its own: the one after it sees the uses that whoever held the lock committed.
        await tx.rows('SELECT 1 FROM media WHERE id = $1 FOR UPDATE', [id]);
        const [row] = await tx.rows(`UPDATE media SET removing_at = coalesce(removing_at, now())
        WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = $1) RETURNING files`, [id]);
        return row?.files;
    }
    /** After its files are gone. */
    async forget(id) {
        await this.db.rows('DELETE FROM media WHERE id = $1', [id]);
    }
    /** Pictures that nothing has used for longer than an unsent text may wait in a browser. */
    async abandoned(sql, olderThanDays, limit) {
        const rows = await sql.rows(`SELECT id FROM media WHERE created_at < now() - make_interval(days => $1) AND removing_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id) ORDER BY created_at LIMIT $2`, [olderThanDays, limit]);
        return rows.map(({ id }) => id);
    }
};
MediaRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], MediaRepository);
export { MediaRepository };
//# sourceMappingURL=media.repository.js.map