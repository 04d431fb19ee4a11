import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

export interface ArticleEntry {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  publishedAt: Date;
  updatedAt: Date;
}

export interface RecipeEntry {
  slug: string;
  updatedAt: Date;
}

/** What there is to read, for sitemap and feed. */
@Injectable()
export class ContentIndex {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first; at most what one sitemap file may hold. */
  articles(limit: number): Promise<ArticleEntry[]> {
    return this.db.rows<ArticleEntry>(
      `SELECT slug, title, excerpt, author, category, published_at AS "publishedAt", updated_at AS "updatedAt"
         FROM blogs WHERE NOT draft AND published_at <= now()
        ORDER BY published_at DESC, id DESC LIMIT $1`,
      [limit],
    );
  }

  /** In the order of the owner. */
  recipes(limit: number): Promise<RecipeEntry[]> {
    return this.db.rows<RecipeEntry>(
      'SELECT slug, updated_at AS "updatedAt" FROM recipes WHERE NOT draft ORDER BY position, id LIMIT $1',
      [limit],
    );
  }
}
