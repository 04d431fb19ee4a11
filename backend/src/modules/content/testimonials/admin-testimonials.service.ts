import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '../editing/content-list.dto.ts';
import { draftStatus } from '../editing/publication.domain.ts';
import { contentError } from '../content.errors.ts';
import { TestimonialEditingRepository } from './testimonial-editing.repository.ts';

/** Stories as the admin area reads them. */
@Injectable()
export class AdminTestimonialsService {
  constructor(private readonly testimonials: TestimonialEditingRepository) {}

  /** Newest first, drafts among them. @param query `page` counts from 1 */
  async list({ page, limit, ...filter }: AdminListQuery) {
    const { items, ...frame } = await this.testimonials.list(filter, page, limit);
    return { items: items.map((story) => ({ ...story, status: draftStatus(story) })), ...frame };
  }

  /** @throws TESTIMONIAL_NOT_FOUND */
  async byId(id: string) {
    const story = await this.testimonials.find(id);
    if (!story) throw contentError('TESTIMONIAL_NOT_FOUND');
    return { ...story, status: draftStatus(story) };
  }
}
