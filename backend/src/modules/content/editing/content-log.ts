import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../../platform/activity/activity-log.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../../platform/media/media.dto.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { changesBetween, type Fields } from './content-changes.domain.ts';

export type ContentFeature = 'Blog' | 'Recipe' | 'Testimonial';
type ContentAction = 'Created' | 'Updated' | 'Deleted' | 'Withdrew consent';

export interface ContentDeed {
  actor: Actor;
  action: ContentAction;
  feature: ContentFeature;
  id: string;
  before: Fields | null;
  after: Fields | null;
}

/** Writes editors' deeds into the activity log. */
@Injectable()
export class ContentLog {
  constructor(private readonly activities: ActivityLog) {}

  async record(tx: Transaction, { actor, action, feature, id, before, after }: ContentDeed): Promise<void> {
    const { email, route, ip } = actor;
    const changes = changesBetween(id, before, after);
    await this.activities.record(tx, { email, action, feature, route, ip, changes });
  }

  /** Takes what the log says of a person out of it, who did it and when stays. */
  async forget(tx: Transaction, feature: ContentFeature, id: string): Promise<void> {
    await this.activities.forgetChanges(tx, feature, id);
  }
}

/** A picture as the log shows it: the address and what a person decided, not the machine's part. */
export function pictureForLog(picture: Picture | null): object | null {
  return (
    picture && { source: picture.source, alt: picture.alt, focalX: picture.focalX, focalY: picture.focalY }
  );
}
