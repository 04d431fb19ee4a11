import type { PageName } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import { PublicationHistory } from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { mediaIdsIn, MediaLibrary } from '../../media/media-library.service.ts';
import { SubjectPublications } from '../publications/subject-publications.ts';
import { pageContentError } from '../site.errors.ts';
import { changesBetween, type EditablePage } from './pages/editable-page.ts';
import { type AnyContent, pageNames, pages } from './pages/index.ts';

/** Name of a page's content in `publications`. */
const subjectOf = (page: PageName): string => `page-content:${page}`;

export const historyOf = (db: UnitOfWork, page: PageName): PublicationHistory<AnyContent> =>
  new PublicationHistory(db, subjectOf(page));

/** Pictures belong to a UUID derived from the page's name. */
const NAMESPACE = '3a52e7a4-6e0e-4b43-8a3d-5c1be1d5a0c7';
const ownerOf = (page: PageName): string => uuidOf(page, NAMESPACE);

/** Publishes page content, each page as a whole, one revision at a time (pages-1). */
@Injectable()
export class PagePublications {
  private readonly byPage: ReadonlyMap<PageName, SubjectPublications<AnyContent>>;

  constructor(
    private readonly db: UnitOfWork,
    publications: Publications,
    activities: ActivityLog,
    private readonly library: MediaLibrary,
  ) {
    this.byPage = new Map(
      pageNames.map((page) => {
        // The schema has checked its type.
        const editable = pages[page] as EditablePage<AnyContent>;
        const subject = {
          name: subjectOf(page),
          changesBetween: (before: AnyContent, after: AnyContent) => changesBetween(editable, before, after),
          feature: editable.title,
          called: `the page “${editable.title}”`,
          stale: () => pageContentError('STALE_PAGE_CONTENT'),
          unknown: () => pageContentError('UNKNOWN_PAGE_REVISION'),
          afterwards: (tx: Transaction, content: AnyContent) => this.keepPictures(tx, page, content),
        };
        return [page, new SubjectPublications(db, publications, activities, subject)];
      }),
    );
  }

  forPage(page: PageName): SubjectPublications<AnyContent> {
    return this.byPage.get(page)!;
  }

  /** @throws PICTURE_GONE when a picture of this content was removed meanwhile */
  private async keepPictures(tx: Transaction, page: PageName, content: AnyContent): Promise<void> {
    const shown = mediaIdsIn(JSON.stringify(content));
    // Pictures of every revision are kept, as any can be restored.
    const ever = mediaIdsIn(JSON.stringify(await historyOf(this.db, page).findAll(tx)));
    if (ever.length === 0) return;
    await this.library.use(tx, ownerOf(page), ever);
    const kept = new Set(await this.library.usedBy(tx, ownerOf(page)));
    if (shown.some((id) => !kept.has(id))) throw pageContentError('PICTURE_GONE');
  }
}
