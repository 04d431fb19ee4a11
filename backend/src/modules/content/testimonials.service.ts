import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/http/pagination.ts';
import type { TestimonialItem } from './testimonials.dto.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';

/** Transformation stories for readers. */
@Injectable()
export class TestimonialsService {
  constructor(private readonly testimonials: TestimonialsRepository) {}

  async list(page: number, limit: number): Promise<Page<TestimonialItem>> {
    return { ...(await this.testimonials.list(page, limit)), page, limit };
  }
}
