import { business, type PageName } from '@ironbloom/brand';
import { filled } from '@ironbloom/brand/placeholders';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/published/publications.ts';
import type { Published } from '../../../platform/database/published/published.ts';
import type { Revision } from '../../../platform/database/published/revisions.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { CurrentRetention } from '../../privacy/retention/current-retention.api.ts';
import { pageContentError } from './page-content.errors.ts';
import {
  type AnyContent,
  LEGAL_PAGES,
  type LegalPageName,
  type LegalVersion,
  PageContentRepository,
} from './page-content.repository.ts';
import { pageNames, pages } from './pages/index.ts';

export interface PublishedPage {
  version: number;
  publishedAt: Date;
  /** With the owner's placeholders filled in. */
  content: Record<string, unknown>;
  /** Of legal texts: the other versions that anybody may read, newest first. */
  others?: LegalVersion[];
}

interface Kept {
  revision: Revision<AnyContent>;
  versions: LegalVersion[];
}

const isLegal = (page: PageName): page is LegalPageName => LEGAL_PAGES.some((name) => name === page);

/** What pages say now, kept in memory: no page asks the database for its words. */
@Injectable()
export class PublishedPages implements OnModuleInit {
  private readonly kept = new Map<PageName, Published<Kept>>();

  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
    private readonly repository: PageContentRepository,
    private readonly retention: CurrentRetention,
  ) {}

  async onModuleInit(): Promise<void> {
    await Promise.all(pageNames.map((page) => this.keep(page)));
  }

  current(page: PageName): PublishedPage {
    const { revision, versions } = this.keptOf(page);
    return this.presented(page, revision, versions);
  }

  /** An earlier version of a legal text. @throws UNKNOWN_PAGE_REVISION */
  async version(page: LegalPageName, version: number): Promise<PublishedPage> {
    const revision = await this.repository.revisionsOf(page).find(this.db, version);
    if (!revision) throw pageContentError('UNKNOWN_PAGE_REVISION');
    return this.presented(page, revision, this.keptOf(page).versions);
  }

  private presented(
    page: PageName,
    { version, publishedAt, value }: Revision<AnyContent>,
    versions: LegalVersion[],
  ): PublishedPage {
    const others = versions.filter((other) => other.version !== version);
    const content = filled(value, { business: business(), retention: this.retention.value });
    return { version, publishedAt, content: { ...content }, ...(isLegal(page) && { others }) };
  }

  private keptOf(page: PageName): Kept {
    const kept = this.kept.get(page);
    if (!kept) throw new Error(`${page} is not loaded yet`);
    return kept.current.value;
  }

  private async keep(page: PageName): Promise<void> {
    const revisions = this.repository.revisionsOf(page);
    await revisions.addShipped(pages[page].shipped);
    const load = async (sql: Sql): Promise<Kept> => ({
      revision: await revisions.latest(sql),
      versions: isLegal(page) ? await this.repository.versions(page, sql) : [],
    });
    this.kept.set(page, await this.publications.keep(revisions.publication, load));
  }
}
