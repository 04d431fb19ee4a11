import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { TestimonialItem } from './testimonials.dto.ts';

@Injectable()
export class TestimonialsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** In the order in which the owner put them. */
  async list(page: number, limit: number): Promise<{ items: TestimonialItem[]; total: number }> {
    const [items, [count]] = await Promise.all([
      this.db.rows<TestimonialItem>(
        `SELECT id AS "_id", name, profile, story, full_story AS "fullStory", before_image AS "beforeImage",
                after_image AS "afterImage", before_weight AS "beforeWeight", after_weight AS "afterWeight",
                before_month AS "beforeMonth", after_month AS "afterMonth"
           FROM testimonials ORDER BY position, id LIMIT $1 OFFSET $2`,
        [limit, (page - 1) * limit],
      ),
      this.db.rows<{ total: number }>('SELECT count(*)::int AS total FROM testimonials'),
    ]);
    return { items, total: count?.total ?? 0 };
  }

  /** Puts stories into an empty table; does nothing where there are any. @returns how many were added */
  async seed(stories: readonly Omit<TestimonialItem, '_id'>[]): Promise<number> {
    const rows = await this.db.rows(
      `INSERT INTO testimonials (id, name, profile, story, full_story, before_image, after_image,
                                 before_weight, after_weight, before_month, after_month, position)
       SELECT t.* FROM jsonb_to_recordset($1) AS t (id uuid, name text, profile text, story text,
              "fullStory" text, "beforeImage" text, "afterImage" text, "beforeWeight" real,
              "afterWeight" real, "beforeMonth" text, "afterMonth" text, position int)
        WHERE NOT EXISTS (SELECT 1 FROM testimonials)
       RETURNING id`,
      [JSON.stringify(stories.map((story, position) => ({ ...story, id: uuidv7(), position })))],
    );
    return rows.length;
  }
}
