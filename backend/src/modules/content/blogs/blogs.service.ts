import { Injectable } from '@nestjs/common';
import { presentSummary } from './blogs.presenter.ts';
import { type BlogRow, BlogsRepository } from './blogs.repository.ts';
import { contentError } from '../content.errors.ts';

/** Articles for readers. */
@Injectable()
export class BlogsService {
  constructor(private readonly blogs: BlogsRepository) {}

  /** What is published, newest first, without texts. @param page counts from 1 */
  async list(page: number, limit: number) {
    const { items, ...frame } = await this.blogs.list(page, limit);
    return { items: items.map(presentSummary), ...frame };
  }

  /** @throws BLOG_NOT_FOUND */
  async byId(id: string) {
    return present(await this.blogs.findById(id));
  }

  /** An old slug answers with the article too; its own `slug` tells where it is now. @throws BLOG_NOT_FOUND */
  async bySlug(slug: string) {
    return present(await this.blogs.findBySlug(slug));
  }
}

function present(row: BlogRow | undefined) {
  if (!row) throw contentError('BLOG_NOT_FOUND');
  const { card, contentWidths, ...article } = row;
  return {
    ...presentSummary(article),
    ...(card !== null && { card }),
    ...(contentWidths !== null && { contentWidths }),
  };
}
