import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { TestimonialItem } from './testimonials.dto.ts';

const COLUMNS = `id AS "_id", name, profile, story, full_story AS "fullStory", before_image AS "beforeImage",
  after_image AS "afterImage", before_weight AS "beforeWeight", after_weight AS "afterWeight",
  before_month AS "beforeMonth", after_month AS "afterMonth", before_picture AS "beforePicture", after_picture AS "afterPicture"`;

@Injectable()
export class TestimonialsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** In the order in which the owner put them. */
  async list(page: number, limit: number): Promise<{ items: TestimonialItem[]; total: number }> {
    const [items, [count]] = await Promise.all([
      this.db.rows<TestimonialItem>(
        `SELECT ${COLUMNS} FROM testimonials WHERE NOT draft ORDER BY position, id LIMIT $1 OFFSET $2`,
        [limit, (page - 1) * limit],
      ),
      this.db.rows<{ total: number }>('SELECT count(*)::int AS total FROM testimonials WHERE NOT draft'),
    ]);
    return { items, total: count?.total ?? 0 };
  }

  async findById(id: string): Promise<TestimonialItem | undefined> {
    const [row] = await this.db.rows<TestimonialItem>(
      `SELECT ${COLUMNS} FROM testimonials WHERE id = $1 AND NOT draft`,
      [id],
    );
    return row;
  }
}
