import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log.api.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Page } from '../../platform/database/page.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { contactError } from './contact.errors.ts';
import { type InboxFilter, type InboxMessage, InboxRepository } from './inbox.repository.ts';

/** The owner's inbox of enquiries. */
@Injectable()
export class InboxService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly messages: InboxRepository,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws PAGE_TOO_DEEP */
  list(filter: InboxFilter, page: number, limit: number): Promise<Page<InboxMessage>> {
    return this.messages.page(filter, page, limit);
  }

  /** What is so already is left alone, and not written into the log again. @throws UNKNOWN_MESSAGE */
  mark(id: string, read: boolean, actor: Actor): Promise<InboxMessage> {
    return this.db.run(async (tx) => {
      const before = await this.messages.lock(tx, id);
      if (!before) throw contactError('UNKNOWN_MESSAGE');
      if ((before.readAt !== null) === read) return before;
      const after = await this.messages.mark(tx, id, read);
      await this.activities.record(tx, actor, {
        action: read ? 'Marked as read' : 'Marked as unread',
        feature: 'Message',
        changes: { before: { _id: id, read: !read }, after: { _id: id, read } },
      });
      return after ?? before;
    });
  }
}
