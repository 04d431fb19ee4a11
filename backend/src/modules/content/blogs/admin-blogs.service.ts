import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BlogEditingRepository } from './blog-editing.repository.ts';
import type { blogPreviewView } from './blog-forms.dto.ts';
import { sanitizeArticle, suggestExcerpt, suggestReadTime } from '../editing/article-html.ts';
import { ContentPictures } from '../editing/content-pictures.ts';
import type { AdminListQuery } from '../editing/content-list.dto.ts';
import { contentError } from '../content.errors.ts';
import { presentEditable } from './blogs.presenter.ts';

/** Articles as the admin area reads them. */
@Injectable()
export class AdminBlogsService {
  constructor(
    private readonly blogs: BlogEditingRepository,
    private readonly pictures: ContentPictures,
  ) {}

  /** Newest first, drafts and articles of the future among them. @param query `page` counts from 1 */
  async list({ page, limit, ...filter }: AdminListQuery) {
    const { items, ...frame } = await this.blogs.list(filter, page, limit);
    return { items: items.map(presentEditable), ...frame };
  }

  /** Text as a save would clean it, with what a save would make of it. */
  preview(html: string): z.infer<typeof blogPreviewView> {
    const content = sanitizeArticle(html, this.pictures.ownOrigins);
    return { content, excerpt: suggestExcerpt(content), readTime: suggestReadTime(content) };
  }

  /** @throws BLOG_NOT_FOUND */
  async byId(id: string) {
    const blog = await this.blogs.find(id);
    if (!blog) throw contentError('BLOG_NOT_FOUND');
    return presentEditable(blog);
  }
}
