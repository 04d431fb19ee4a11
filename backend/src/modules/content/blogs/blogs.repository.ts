import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture, PictureWidths } from '../../media/picture.api.ts';

export interface BlogListRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  featured: boolean;
  picture: Picture;
  readTime: string;
  likes: number;
  publishedAt: Date;
}

export interface BlogRow extends BlogListRow {
  content: string;
  updatedAt: Date;
  /** Address of its picture for social networks, once it is drawn. */
  card: string | null;
  /** Null when its text shows no uploads. */
  contentWidths: PictureWidths | null;
}

const LIST_COLUMNS = `id, slug, title, excerpt, author, category, featured, picture, read_time AS "readTime",
  likes, published_at AS "publishedAt"`;
const COLUMNS = `${LIST_COLUMNS}, content, updated_at AS "updatedAt",
  (SELECT src FROM share_cards WHERE target_id = blogs.id) AS card, content_widths AS "contentWidths"`;
const VISIBLE = 'NOT draft AND published_at <= now()';

/** What readers may see of articles. */
@Injectable()
export class BlogsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first, without the articles themselves. */
  list(page: number, limit: number) {
    const listing = {
      select: LIST_COLUMNS,
      from: `blogs WHERE ${VISIBLE}`,
      orderBy: 'published_at DESC, id DESC',
    };
    return pageOf<BlogListRow>(this.db, listing, page, limit);
  }

  /** Undefined, too, for drafts and for what is to appear later. */
  findById(id: string): Promise<BlogRow | undefined> {
    return this.one('id = $1', id);
  }

  /** Under its slug, or under one that it had before. */
  async findBySlug(slug: string): Promise<BlogRow | undefined> {
    const earlier = "id = (SELECT target_id FROM slug_redirects WHERE kind = 'blog' AND slug = $1)";
    // As one statement the database would look for both at every reading.
    return (await this.one('slug = $1', slug)) ?? this.one(earlier, slug);
  }

  private async one(where: string, value: string): Promise<BlogRow | undefined> {
    const [row] = await this.db.rows<BlogRow>(`SELECT ${COLUMNS} FROM blogs WHERE ${where} AND ${VISIBLE}`, [
      value,
    ]);
    return row;
  }
}
