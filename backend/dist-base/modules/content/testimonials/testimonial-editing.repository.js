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
import { pageOf } from '../../../platform/database/page.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { adminListConditions, DRAFT_STATUSES } from '../editing/admin-list.js';
import { TestimonialEntity } from './testimonial.entity.js';
const LIST_COLUMNS = `id, name, profile, story, before_image AS "beforeImage", after_image AS "afterImage",
  consent_date::text AS "consentDate", draft, updated_at AS "updatedAt", version`;
const COLUMNS = `${LIST_COLUMNS}, full_story AS "fullStory", before_picture AS "beforePicture",
  after_picture AS "afterPicture", before_weight AS "beforeWeight", after_weight AS "afterWeight",
  before_month AS "beforeMonth", after_month AS "afterMonth", position, created_at AS "createdAt"`;
/** SQL: before all others. */
const FIRST = () => 'coalesce((SELECT min(position) - 1 FROM testimonials), 0)';
/** Stories as editors see them, drafts included. */
let TestimonialEditingRepository = class TestimonialEditingRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first: ids are made in the order of time. */
    list(filter, page, limit) {
        const { where, parameters } = adminListConditions(filter, ['name', 'profile', 'story'], DRAFT_STATUSES);
        const from = `testimonials ${where}`;
        const listing = { select: LIST_COLUMNS, from, orderBy: 'id DESC', parameters };
        return pageOf(this.db, listing, page, limit);
    }
    /** @returns undefined when there is none of that id */
    async find(id) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM testimonials WHERE id = $1`, [id]);
        return row;
    }
    /** At version 1. */
    async insert(tx, id, story) {
        const insert = tx.manager.createQueryBuilder().insert().into(TestimonialEntity);
        const { raw } = await insert
            .values({ id, ...story, position: story.position ?? FIRST })
            .returning(COLUMNS)
            .execute();
        return raw[0];
    }
    /** @returns undefined, with nothing changed, when the row is not at `version` any more */
    async update(tx, id, version, story) {
        const saved = { ...story, version: version + 1 };
        const { raw } = await tx.manager.update(TestimonialEntity, { id, version }, saved, {
            returning: COLUMNS,
        });
        return raw[0];
    }
    /** @returns whether it was there */
    async remove(tx, id) {
        return (await tx.manager.delete(TestimonialEntity, { id })).affected === 1;
    }
};
TestimonialEditingRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], TestimonialEditingRepository);
export { TestimonialEditingRepository };
//# sourceMappingURL=testimonial-editing.repository.js.map