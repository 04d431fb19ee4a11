import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/database/page.ts';
import type { BlogSummary, BlogView } from './blogs.dto.ts';
import { presentSummary } from './blogs.presenter.ts';
import { type BlogRow, BlogsRepository } from './blogs.repository.ts';
import { contentError } from '../content.errors.ts';

/** Articles for readers. */
@Injectable()
export class BlogsService {
  constructor(private readonly blogs: BlogsRepository) {}

  /** What is published, newest first, without texts. @param page counts from 1 */
  async list(page: number, limit: number): Promise<Page<BlogSummary>> {
    const { items, ...frame } = await this.blogs.list(page, limit);
    return { items: items.map(presentSummary), ...frame };
  }

  /** @throws BLOG_NOT_FOUND */
  async byId(id: string): Promise<BlogView> {
    return present(await this.blogs.findById(id));
  }

  /** An old slug answers with the article too; its own `slug` tells where it is now. @throws BLOG_NOT_FOUND */
  async bySlug(slug: string): Promise<BlogView> {
    return present(await this.blogs.findBySlug(slug));
  }
}

function present(row: BlogRow | undefined): BlogView {
  if (!row) throw contentError('BLOG_NOT_FOUND');
  const { content, card, contentWidths } = row;
  return {
    ...presentSummary(row),
    content,
    updatedAt: row.updatedAt.toISOString(),
    ...(card !== null && { card }),
    ...(contentWidths !== null && { contentWidths }),
  };
}
