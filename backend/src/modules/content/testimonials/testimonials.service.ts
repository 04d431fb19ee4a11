import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { type Page, pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { contentError } from '../content.errors.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

const SHOWN = [
  'id',
  'name',
  'profile',
  'story',
  'fullStory',
  'beforeImage',
  'afterImage',
  'beforeWeight',
  'afterWeight',
  'beforeMonth',
  'afterMonth',
  'beforePicture',
  'afterPicture',
] as const;

const COLUMNS = columnsOf(TestimonialEntity, { only: SHOWN });

type ShownTestimonial = Pick<TestimonialEntity, (typeof SHOWN)[number]>;

/** Stories for readers: no drafts. */
@Injectable()
export class TestimonialsService {
  constructor(private readonly db: UnitOfWork) {}

  /** In the owner's order. @param page counts from 1 */
  list(page: number, limit: number): Promise<Page<ShownTestimonial>> {
    const listing = { select: COLUMNS, from: 'testimonials WHERE NOT draft', orderBy: 'position, id' };
    return pageOf(this.db, listing, page, limit);
  }

  /** @throws TESTIMONIAL_NOT_FOUND */
  async byId(id: string): Promise<ShownTestimonial> {
    const [story] = await this.db.rows<ShownTestimonial>(
      `SELECT ${COLUMNS} FROM testimonials WHERE id = $1 AND NOT draft`,
      [id],
    );
    if (!story) throw contentError('TESTIMONIAL_NOT_FOUND');
    return story;
  }
}
