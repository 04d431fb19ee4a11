var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
import { SlugRedirectEntity } from './slug-redirect.entity.js';
const TABLE = { blog: 'blogs', recipe: 'recipes' };
/** Distinguishes our advisory locks from the migrations' one. */
const LOCK = 7_301_996;
let SlugsRepository = class SlugsRepository {
    /** Until `tx` ends nobody else gives slugs of this kind, so that what is free stays free. */
    async takeTurns(tx, kind) {
        await tx.rows('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, kind]);
    }
    /** Whether content other than `exceptId` lives under this slug now. */
    async isTaken(sql, kind, slug, exceptId) {
        const rows = await sql.rows(`SELECT 1 FROM ${TABLE[kind]} WHERE slug = $1 AND id IS DISTINCT FROM $2::uuid`, [slug, exceptId ?? null]);
        return rows.length > 0;
    }
    /** Slugs beginning with `slug` that others have, or had: an old address should go on leading where it led. */
    async takenLike(sql, kind, slug, exceptId) {
        const rows = await sql.rows(`SELECT slug FROM ${TABLE[kind]} WHERE starts_with(slug, $1) AND id IS DISTINCT FROM $2::uuid
       UNION SELECT slug FROM slug_redirects
              WHERE kind = $3 AND starts_with(slug, $1) AND target_id IS DISTINCT FROM $2::uuid`, [slug, exceptId ?? null, kind]);
        return new Set(rows.map((row) => row.slug));
    }
    /** A live slug is nobody's old one. */
    async clearRedirect(tx, kind, slug) {
        await tx.manager.delete(SlugRedirectEntity, { kind, slug });
    }
    /** The last that lived there has the address. */
    async addRedirect(tx, kind, slug, targetId) {
        await tx.rows(`INSERT INTO slug_redirects (kind, slug, target_id) VALUES ($1, $2, $3)
       ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id`, [kind, slug, targetId]);
    }
    /** For content that is gone: its old addresses are not found any more. */
    async removeRedirectsTo(tx, targetId) {
        await tx.manager.delete(SlugRedirectEntity, { targetId });
    }
};
SlugsRepository = __decorate([
    Injectable()
], SlugsRepository);
export { SlugsRepository };
//# sourceMappingURL=slugs.repository.js.map