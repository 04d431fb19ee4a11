import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { BlogEntity } from './blogs/blog.entity.ts';
import { RecipeEntity } from './recipes/recipe.entity.ts';

export type BlogEntry = Pick<
  BlogEntity,
  'slug' | 'title' | 'excerpt' | 'category' | 'publishedAt' | 'updatedAt'
>;
export type RecipeEntry = Pick<RecipeEntity, 'slug' | 'updatedAt'>;

/** Content for sitemap and feed. */
@Injectable()
export class ContentIndex {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first, up to the limit of one sitemap file. */
  blogs(limit: number): Promise<BlogEntry[]> {
    return this.db.manager.find(BlogEntity, {
      select: { slug: true, title: true, excerpt: true, category: true, publishedAt: true, updatedAt: true },
      where: { draft: false, publishedAt: LessThanOrEqual(new Date()) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** In the owner's order. */
  recipes(limit: number): Promise<RecipeEntry[]> {
    return this.db.manager.find(RecipeEntity, {
      select: { slug: true, updatedAt: true },
      where: { draft: false },
      order: { position: 'ASC', id: 'ASC' },
      take: limit,
    });
  }
}
