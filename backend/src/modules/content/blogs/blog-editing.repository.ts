import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture, PictureWidths } from '../../media/picture.api.ts';
import { adminListConditions, type AdminListFilter } from '../editing/admin-list.ts';
import { BlogEntity } from './blog.entity.ts';

/** What an editor decides. */
export interface BlogDraft {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  featured: boolean;
  picture: Picture;
  readTime: string;
  content: string;
  /** Null when the text shows no uploads. */
  contentWidths: PictureWidths | null;
  draft: boolean;
  publishedAt: Date;
}

export interface EditableBlogItem {
  id: string;
  slug: string;
  title: string;
  author: string;
  category: string;
  featured: boolean;
  picture: Picture;
  draft: boolean;
  publishedAt: Date;
  updatedAt: Date;
  version: number;
  likes: number;
}

export interface EditableBlog extends EditableBlogItem, BlogDraft {
  createdAt: Date;
}

const LIST_COLUMNS = `id, slug, title, author, category, featured, picture, draft, published_at AS "publishedAt",
  updated_at AS "updatedAt", version, likes`;
const COLUMNS = `${LIST_COLUMNS}, excerpt, read_time AS "readTime", content, content_widths AS "contentWidths",
  created_at AS "createdAt"`;
const STATUSES = {
  draft: 'draft',
  scheduled: 'NOT draft AND published_at > now()',
  published: 'NOT draft AND published_at <= now()',
};

/** Articles as editors see them, those included that readers do not. */
@Injectable()
export class BlogEditingRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. */
  list(filter: AdminListFilter, page: number, limit: number) {
    const { where, parameters } = adminListConditions(filter, ['title', 'author', 'category'], STATUSES);
    const from = `blogs ${where}`;
    const listing = { select: LIST_COLUMNS, from, orderBy: 'published_at DESC, id DESC', parameters };
    return pageOf<EditableBlogItem>(this.db, listing, page, limit);
  }

  /** With its text, whatever its status. @returns undefined when there is none of that id */
  async find(id: string): Promise<EditableBlog | undefined> {
    const [row] = await this.db.rows<EditableBlog>(`SELECT ${COLUMNS} FROM blogs WHERE id = $1`, [id]);
    return row;
  }

  /** At version 1. */
  async insert(tx: Transaction, id: string, blog: BlogDraft): Promise<EditableBlog> {
    const insert = tx.manager.createQueryBuilder().insert().into(BlogEntity);
    const { raw } = await insert
      .values({ id, ...blog })
      .returning(COLUMNS)
      .execute();
    return (raw as [EditableBlog])[0];
  }

  /** @returns undefined, with nothing changed, when the row is not at `version` any more */
  async update(
    tx: Transaction,
    id: string,
    version: number,
    blog: BlogDraft,
  ): Promise<EditableBlog | undefined> {
    const saved = { ...blog, version: version + 1 };
    const { raw } = await tx.manager.update(BlogEntity, { id, version }, saved, { returning: COLUMNS });
    return (raw as EditableBlog[])[0];
  }

  /** @returns what was there, or undefined when it is gone already */
  async remove(sql: Sql, id: string): Promise<EditableBlog | undefined> {
    const [row] = await sql.rows<EditableBlog>(`DELETE FROM blogs WHERE id = $1 RETURNING ${COLUMNS}`, [id]);
    return row;
  }
}
