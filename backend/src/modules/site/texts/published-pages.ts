import { business, type PageName, promises } from '@ironbloom/brand';
import { filled } from '@ironbloom/brand/placeholders';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { CurrentRetention } from '../../privacy/retention/retention.service.ts';
import { pageContentError } from '../site.errors.ts';
import { historyOf } from './page-publications.ts';
import { type AnyContent, LEGAL_PAGES, type LegalPageName, pageNames, pages } from './pages/index.ts';

interface LegalVersion {
  version: number;
  /** `YYYY-MM-DD`. */
  inForceSince: string;
}

export interface PublishedPage {
  version: number;
  publishedAt: Date;
  /** With placeholders filled in. */
  content: Record<string, unknown>;
  /** Of legal texts: the other public versions, newest first. */
  others?: LegalVersion[];
}

interface Kept {
  revision: Revision<AnyContent>;
  versions: LegalVersion[];
}

const isLegal = (page: PageName): page is LegalPageName => LEGAL_PAGES.some((name) => name === page);

/** Published page content in memory. */
@Injectable()
export class PublishedPages implements OnModuleInit {
  private readonly kept = new Map<PageName, CurrentPublication<Kept>>();

  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
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
    const revision = await historyOf(this.db, page).find(this.db, version);
    if (!revision) throw pageContentError('UNKNOWN_PAGE_REVISION');
    return this.presented(page, revision, this.keptOf(page).versions);
  }

  private presented(
    page: PageName,
    { version, publishedAt, value }: Revision<AnyContent>,
    versions: LegalVersion[],
  ): PublishedPage {
    const others = versions.filter((other) => other.version !== version);
    const content = filled(value, {
      business: business(),
      retention: this.retention.value,
      promises: promises(),
    });
    return { version, publishedAt, content: { ...content }, ...(isLegal(page) && { others }) };
  }

  private keptOf(page: PageName): Kept {
    const kept = this.kept.get(page);
    if (!kept) throw new Error(`${page} is not loaded yet`);
    return kept.current.value;
  }

  private async keep(page: PageName): Promise<void> {
    const history = historyOf(this.db, page);
    await history.addShipped(pages[page].shipped);
    const load = async (sql: Sql): Promise<Kept> => ({
      revision: await history.latest(sql),
      versions: isLegal(page) ? legalVersions(await history.findAll(sql)) : [],
    });
    this.kept.set(page, await this.publications.keep(history.subject, load));
  }
}

function legalVersions(revisions: readonly Revision<AnyContent>[]): LegalVersion[] {
  return revisions.flatMap(({ version, value }) =>
    'inForceSince' in value ? [{ version, inForceSince: value.inForceSince }] : [],
  );
}
