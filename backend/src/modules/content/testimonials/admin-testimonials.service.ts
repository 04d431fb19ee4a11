import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/database/page.ts';
import type { AdminListQuery } from '../editing/content-list.dto.ts';
import { contentError } from '../content.errors.ts';
import { TestimonialEditingRepository } from './testimonial-editing.repository.ts';
import { presentEditableStory, presentItem } from './testimonials.presenter.ts';
import type { AdminTestimonialItem, AdminTestimonialView } from './testimonial-forms.dto.ts';

/** Stories as the admin area reads them. */
@Injectable()
export class AdminTestimonialsService {
  constructor(private readonly testimonials: TestimonialEditingRepository) {}

  /** Newest first, drafts among them. @param query `page` counts from 1 */
  async list({ page, limit, ...filter }: AdminListQuery): Promise<Page<AdminTestimonialItem>> {
    const { items, ...frame } = await this.testimonials.list(filter, page, limit);
    return { items: items.map(presentItem), ...frame };
  }

  /** @throws TESTIMONIAL_NOT_FOUND */
  async byId(id: string): Promise<AdminTestimonialView> {
    const story = await this.testimonials.find(id);
    if (!story) throw contentError('TESTIMONIAL_NOT_FOUND');
    return presentEditableStory(story);
  }
}
