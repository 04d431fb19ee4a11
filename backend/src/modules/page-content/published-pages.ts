import { business, type PageContents, type PageName } from '@ironbloom/brand';
import { filled } from '@ironbloom/brand/placeholders';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.ts';
import type { Published } from '../../platform/database/published/published.ts';
import type { Revision } from '../../platform/database/published/revisions.ts';
import { type AnyContent, PageContentRepository } from './page-content.repository.ts';
import { pageNames, pages } from './pages/index.ts';

/** What pages say now, kept in memory: no page asks the database for its words. */
@Injectable()
export class PublishedPages implements OnModuleInit {
  private readonly kept = new Map<PageName, Published<Revision<AnyContent>>>();

  constructor(
    private readonly publications: Publications,
    private readonly repository: PageContentRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await Promise.all(pageNames.map((page) => this.keep(page)));
  }

  /** As readers see it: with the business filled in where the owner wrote a placeholder. */
  current<Page extends PageName>(
    page: Page,
  ): Pick<Revision<PageContents[Page]>, 'version' | 'publishedAt' | 'value'> {
    const edition = this.kept.get(page)?.current.value;
    if (!edition) throw new Error(`${page} is not loaded yet`);
    const { version, publishedAt, value } = edition;
    return { version, publishedAt, value: filled(value, business()) as PageContents[Page] };
  }

  private async keep(page: PageName): Promise<void> {
    const revisions = this.repository.revisionsOf(page);
    await revisions.addShipped(pages[page].shipped);
    const published = await this.publications.keep(revisions.publication, (sql) => revisions.latest(sql));
    this.kept.set(page, published);
  }
}
