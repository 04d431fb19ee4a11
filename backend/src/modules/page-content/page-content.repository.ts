import type { PageContents, PageName } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../platform/database/published/revisions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

export type AnyContent = PageContents[PageName];

@Injectable()
export class PageContentRepository {
  constructor(private readonly db: UnitOfWork) {}

  revisionsOf(page: PageName): Revisions<AnyContent> {
    return new Revisions(this.db, {
      table: 'page_content_revisions',
      column: 'content',
      publication: `page-content:${page}`,
      key: { column: 'page', value: page },
    });
  }

  /** Every revision of a page as text: what any of them shows must stay, as any can be restored. */
  async texts(page: PageName, sql: Sql = this.db): Promise<string[]> {
    const rows = await sql.rows<{ text: string }>(
      'SELECT content::text AS text FROM page_content_revisions WHERE page = $1',
      [page],
    );
    return rows.map(({ text }) => text);
  }
}
