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
import { Revisions } from '../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** Its name among what every process keeps in memory. */
export const LOOK = 'look';
let LookRepository = class LookRepository {
    db;
    revisions;
    constructor(db) {
        this.db = db;
        this.revisions = new Revisions(db, { table: 'look_revisions', column: 'look', publication: LOOK });
    }
    /** Forgets those whose files have been removed since. */
    async addFile(kind, file) {
        await this.db.rows('DELETE FROM look_files WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.id = look_files.id)');
        await this.db.rows('INSERT INTO look_files (id, kind, file) VALUES ($1, $2, $3)', [
            file.id,
            kind,
            JSON.stringify(file),
        ]);
    }
    /** Those that are there and not about to go. */
    files(ids) {
        return this.db.rows(`SELECT id, kind, file FROM look_files JOIN media USING (id) WHERE id = ANY($1) AND removing_at IS NULL`, [ids]);
    }
};
LookRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], LookRepository);
export { LookRepository };
//# sourceMappingURL=look.repository.js.map