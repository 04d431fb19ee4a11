import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.ts';
import { mediaIdsIn, MediaLibrary } from '../../media/media-library.service.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ShareCards } from '../share-cards/share-cards.service.ts';
import type { SluggedKind } from '../slugs/slug-redirect.entity.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { changesBetween, type Fields } from './content-changes.domain.ts';

/** How changes of a kind of content are recorded. */
export interface AuditedKind<Row> {
  /** Its name in the activity log. */
  feature: 'Blog' | 'Recipe' | 'Testimonial';
  /** Only for content with a slug. */
  slugs?: SluggedKind;
  /** Text with the addresses of all its pictures. */
  pictures: (row: Row) => string;
  /** Values for the activity log. */
  forLog: (row: Row) => Fields;
}

interface Change<Row> {
  /** Null for something new. */
  before: Row | null;
  /** Null for what is deleted. */
  after: Row | null;
  actor: Actor;
}

/** Side effects of a content change, in its transaction: used pictures, redirects, share card and activity. */
@Injectable()
export class ContentAudit {
  constructor(
    private readonly activities: ActivityLog,
    private readonly library: MediaLibrary,
    private readonly slugs: SlugsService,
    private readonly shareCards: ShareCards,
  ) {}

  /** For an edit, the fields that differ. */
  async record<Row extends { id: string; slug?: string }>(
    tx: Transaction,
    kind: AuditedKind<Row>,
    { before, after, actor }: Change<Row>,
  ): Promise<void> {
    const { id } = (after ?? before)!;
    if (kind.slugs) {
      await this.slugs.recordMove(tx, kind.slugs, id, before?.slug, after?.slug);
      if (after) await this.shareCards.enqueue(tx, { kind: kind.slugs, id });
      else await this.shareCards.remove(tx, id);
    }
    await this.library.use(tx, id, after ? mediaIdsIn(kind.pictures(after)) : []);
    const changes = changesBetween(id, before && kind.forLog(before), after && kind.forLog(after));
    await this.activities.record(tx, actor, {
      action: actionOf(before, after),
      feature: kind.feature,
      changes,
    });
  }

  /** For content about a person: removes its values from the log, and logs the removal without a name. */
  async erase(
    tx: Transaction,
    feature: AuditedKind<never>['feature'],
    id: string,
    action: 'Deleted' | 'Withdrew consent',
    actor: Actor,
  ): Promise<void> {
    await this.library.use(tx, id, []);
    await this.activities.forgetChanges(tx, feature, id);
    await this.activities.record(tx, actor, { action, feature, changes: changesBetween(id, {}, null) });
  }
}

function actionOf(before: unknown, after: unknown): string {
  if (!before) return 'Created';
  return after ? 'Updated' : 'Deleted';
}

/** A picture in the log: address and edited properties. */
export function pictureForLog(picture: Picture | null): object | null {
  return (
    picture && { source: picture.source, alt: picture.alt, focalX: picture.focalX, focalY: picture.focalY }
  );
}
