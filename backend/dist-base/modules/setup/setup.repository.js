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
let SetupRepository = class SetupRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Of items that something is known of. */
    states() {
        return this.db.rows(`SELECT id AS item, done_at AS "doneAt", skipped_at AS "skippedAt", skipped_by AS "skippedBy" FROM setup_items`);
    }
    /** The moment it was first done is kept until it is no longer. */
    async keepOutcome(item, done) {
        await this.db.rows(`INSERT INTO setup_items (id, done_at) VALUES ($1, CASE WHEN $2 THEN now() END)
       ON CONFLICT (id) DO UPDATE SET done_at = CASE WHEN $2 THEN coalesce(setup_items.done_at, now()) END`, [item, done]);
    }
    /** @param by null: it is to be done after all */
    async skip(items, by) {
        await this.db.rows(`INSERT INTO setup_items (id, skipped_at, skipped_by) SELECT id, CASE WHEN $2::text IS NOT NULL THEN now() END, $2
         FROM unnest($1::text[]) AS id
       ON CONFLICT (id) DO UPDATE SET skipped_at = EXCLUDED.skipped_at, skipped_by = EXCLUDED.skipped_by`, [items, by]);
    }
    /** When a test event of ours last came through. */
    async webhookTestedAt() {
        const [row] = await this.db.rows(`SELECT tested_at AS at FROM setup_items WHERE id = 'payments'`);
        return row?.at ?? null;
    }
    /** @param passed false: the last test says that it no longer comes through */
    async keepWebhookTest(passed) {
        await this.db.rows(`INSERT INTO setup_items (id, tested_at) VALUES ('payments', CASE WHEN $1 THEN now() END)
       ON CONFLICT (id) DO UPDATE SET tested_at = EXCLUDED.tested_at`, [passed]);
    }
    async dkimSelector() {
        const [row] = await this.db.rows(`SELECT dkim_selector AS selector FROM setup_items WHERE id = 'mail'`);
        return row?.selector ?? null;
    }
    async keepDkimSelector(selector) {
        await this.db.rows(`INSERT INTO setup_items (id, dkim_selector) VALUES ('mail', $1)
       ON CONFLICT (id) DO UPDATE SET dkim_selector = EXCLUDED.dkim_selector`, [selector]);
    }
    /** How often each was published: once is what was shipped. */
    async publications(names) {
        const rows = await this.db.rows('SELECT name, version FROM publications WHERE name = ANY($1)', [names]);
        return new Map(rows.map(({ name, version }) => [name, version]));
    }
    /** Null: none was ever made. */
    async lastBackup() {
        const [row] = await this.db.rows('SELECT finished_at AS at FROM last_backup WHERE finished_at IS DISTINCT FROM awaited_since');
        return row?.at ?? null;
    }
};
SetupRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SetupRepository);
export { SetupRepository };
//# sourceMappingURL=setup.repository.js.map