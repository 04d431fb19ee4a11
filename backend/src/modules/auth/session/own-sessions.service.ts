import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type OpenSession, Sessions } from '../../users/accounts/sessions.service.ts';
import { authError } from '../auth.errors.ts';

/** A member's own sessions, one by one. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
  ) {}

  list(userId: string): Promise<OpenSession[]> {
    return this.sessions.list(userId);
  }

  /** @throws DomainError `UNKNOWN_SESSION` when it has ended already, or is not theirs */
  async end(actor: Actor, id: string): Promise<void> {
    await this.db.run(async (tx) => {
      if (!(await this.sessions.end(tx, actor.userId, id))) throw authError('UNKNOWN_SESSION');
      await this.activity.record(tx, actor, { action: 'Session ended', feature: 'Account' });
    });
  }
}
