import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/database/page.ts';
import { contentError } from '../content.errors.ts';
import type { TestimonialRow } from './testimonials.dto.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

/** Transformation stories for readers. */
@Injectable()
export class TestimonialsService {
  constructor(private readonly testimonials: TestimonialsRepository) {}

  /** What is shown to readers. @param page counts from 1 */
  list(page: number, limit: number): Promise<Page<TestimonialRow>> {
    return this.testimonials.list(page, limit);
  }

  /** @throws TESTIMONIAL_NOT_FOUND */
  async byId(id: string): Promise<TestimonialRow> {
    const story = await this.testimonials.findById(id);
    if (!story) throw contentError('TESTIMONIAL_NOT_FOUND');
    return story;
  }
}
