import type { PageContents, PageName } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../../platform/database/published/revisions.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Pages whose earlier versions anybody may read. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface LegalVersion {
  version: number;
  /** `YYYY-MM-DD`. */
  inForceSince: string;
}

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

  /** Every version of a legal text, newest first: they stay readable. */
  async versions(page: LegalPageName, sql: Sql = this.db): Promise<LegalVersion[]> {
    return sql.rows(
      `SELECT version, content->>'inForceSince' AS "inForceSince" FROM page_content_revisions
        WHERE page = $1 ORDER BY version DESC`,
      [page],
    );
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
