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
const COLUMNS = `id AS "_id", name, profile, story, full_story AS "fullStory", before_image AS "beforeImage",
  after_image AS "afterImage", before_weight AS "beforeWeight", after_weight AS "afterWeight",
  before_month AS "beforeMonth", after_month AS "afterMonth", before_picture AS "beforePicture", after_picture AS "afterPicture"`;
let TestimonialsRepository = class TestimonialsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** In the order in which the owner put them. */
    list(page, limit) {
        const listing = { select: COLUMNS, from: 'testimonials WHERE NOT draft', orderBy: 'position, id' };
        return pageOf(this.db, { name: 'testimonial-list', ...listing }, page, limit);
    }
    /** Undefined for drafts, too. */
    async findById(id) {
        const [row] = await this.db.prepared('testimonial-by-id', `SELECT ${COLUMNS} FROM testimonials WHERE id = $1 AND NOT draft`, [id]);
        return row;
    }
};
TestimonialsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], TestimonialsRepository);
export { TestimonialsRepository };
//# sourceMappingURL=testimonials.repository.js.map