import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { largestFile } from '../../media/picture.ts';
import { contentError } from '../content.errors.ts';
import { BlogEntity } from './blog.entity.ts';
import { readingText } from './reading-text.ts';

const LISTED = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'category',
  'featured',
  'picture',
  'readTime',
  'likes',
  'publishedAt',
] as const;
const LISTED_COLUMNS = columnsOf(BlogEntity, { only: LISTED });
const SHOWN = [...LISTED, 'content', 'updatedAt', 'contentWidths'] as const;
const SHOWN_COLUMNS = columnsOf(BlogEntity, { only: SHOWN });
const VISIBLE = 'NOT draft AND published_at <= now()';

type ListedBlog = Pick<BlogEntity, (typeof LISTED)[number]>;

interface ShownBlog extends Pick<BlogEntity, (typeof SHOWN)[number]> {
  /** Address of its share card, once drawn. */
  card: string | null;
}

/** Articles for readers: no drafts, no scheduled ones. */
@Injectable()
export class BlogsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly slugs: SlugsService,
  ) {}

  /** Newest first, without texts. @param page counts from 1 */
  async list(page: number, limit: number) {
    const listing = {
      select: LISTED_COLUMNS,
      from: `blogs WHERE ${VISIBLE}`,
      orderBy: 'published_at DESC, id DESC',
    };
    const { items, ...frame } = await pageOf<ListedBlog>(this.db, listing, page, limit);
    return { items: items.map(presentSummary), ...frame };
  }

  /** @throws BLOG_NOT_FOUND */
  async byId(id: string) {
    return present(await this.findOne('id = $1', id));
  }

  /** A former slug finds the article, too; `slug` is the current one. @throws BLOG_NOT_FOUND */
  async bySlug(slug: string) {
    const current = await this.findOne('slug = $1', slug);
    if (current) return present(current);
    const movedTo = await this.slugs.findMoved('blog', slug);
    return present(movedTo === undefined ? undefined : await this.findOne('id = $1', movedTo));
  }

  private async findOne(where: string, value: string): Promise<ShownBlog | undefined> {
    const [row] = await this.db.rows<ShownBlog>(
      `SELECT ${SHOWN_COLUMNS}, (SELECT src FROM share_cards WHERE target_id = blogs.id) AS card
         FROM blogs WHERE ${where} AND ${VISIBLE}`,
      [value],
    );
    return row;
  }
}

function presentSummary<Row extends ListedBlog>(row: Row) {
  return { ...row, image: largestFile(row.picture), date: row.publishedAt };
}

function present(row: ShownBlog | undefined) {
  if (!row) throw contentError('BLOG_NOT_FOUND');
  const { card, contentWidths, ...article } = row;
  return {
    ...presentSummary(article),
    ...(card !== null && { card }),
    reading: readingText(article.content, contentWidths),
  };
}
