import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { TestimonialRow } from './testimonials.dto.ts';

const COLUMNS = `id, name, profile, story, full_story AS "fullStory", before_image AS "beforeImage",
  after_image AS "afterImage", before_weight AS "beforeWeight", after_weight AS "afterWeight",
  before_month AS "beforeMonth", after_month AS "afterMonth", before_picture AS "beforePicture", after_picture AS "afterPicture"`;

@Injectable()
export class TestimonialsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** In the order in which the owner put them. */
  list(page: number, limit: number) {
    const listing = { select: COLUMNS, from: 'testimonials WHERE NOT draft', orderBy: 'position, id' };
    return pageOf<TestimonialRow>(this.db, listing, page, limit);
  }

  /** Undefined for drafts, too. */
  async findById(id: string): Promise<TestimonialRow | undefined> {
    const [row] = await this.db.rows<TestimonialRow>(
      `SELECT ${COLUMNS} FROM testimonials WHERE id = $1 AND NOT draft`,
      [id],
    );
    return row;
  }
}
