import type { PageName } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { mediaIdsIn, MediaLibrary } from '../../media/media-library.api.ts';
import { Publishing, PublishingTools } from '../publishing/publishing.api.ts';
import { pageContentError } from './page-content.errors.ts';
import { type AnyContent, PageContentRepository } from './page-content.repository.ts';
import { changesBetween, type EditablePage } from './pages/editable-page.ts';
import { pageNames, pages } from './pages/index.ts';

/** Pictures belong to a UUID: that of a page is made of its name. */
const NAMESPACE = '3a52e7a4-6e0e-4b43-8a3d-5c1be1d5a0c7';
const ownerOf = (page: PageName): string => uuidOf(page, NAMESPACE);

/** Changes what pages say: each as a whole, one revision at a time (pages-1). */
@Injectable()
export class PagePublishing {
  private readonly byPage: ReadonlyMap<PageName, Publishing<AnyContent>>;

  constructor(
    tools: PublishingTools,
    private readonly repository: PageContentRepository,
    private readonly library: MediaLibrary,
  ) {
    this.byPage = new Map(pageNames.map((page) => [page, this.publishingOf(page, tools)]));
  }

  of(page: PageName): Publishing<AnyContent> {
    const publishing = this.byPage.get(page);
    if (!publishing) throw new Error(`${page} is no page of the registry`);
    return publishing;
  }

  private publishingOf(page: PageName, tools: PublishingTools): Publishing<AnyContent> {
    // The schema has checked that it is this page's content.
    const editable = pages[page] as EditablePage<AnyContent>;
    return new Publishing(tools, {
      revisions: this.repository.revisionsOf(page),
      changesBetween: (before, after) => changesBetween(editable, before, after),
      feature: editable.title,
      called: `the page “${editable.title}”`,
      stale: () => pageContentError('STALE_PAGE_CONTENT'),
      unknown: () => pageContentError('UNKNOWN_PAGE_REVISION'),
      afterwards: (tx, content) => this.keepPictures(tx, page, content),
    });
  }

  /** @throws PICTURE_GONE when one that this content shows was removed meanwhile */
  private async keepPictures(tx: Transaction, page: PageName, content: AnyContent): Promise<void> {
    const shown = mediaIdsIn(JSON.stringify(content));
    const ever = mediaIdsIn((await this.repository.texts(page, tx)).join(' '));
    if (ever.length === 0) return;
    await this.library.use(tx, ownerOf(page), ever);
    const kept = new Set(await this.library.usedBy(tx, ownerOf(page)));
    if (shown.some((id) => !kept.has(id))) throw pageContentError('PICTURE_GONE');
  }
}
