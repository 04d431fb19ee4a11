import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

export interface ReceivedMessage {
  id: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
}

/** What came in. */
@Injectable()
export class Inbox {
  constructor(private readonly db: UnitOfWork) {}

  async unread(): Promise<number> {
    const [row] = await this.db.rows<{ unread: number }>(
      'SELECT count(*)::int AS unread FROM contact_messages WHERE read_at IS NULL',
    );
    return row?.unread ?? 0;
  }

  /** What one person wrote, newest first. @param email lower case */
  from(email: string, limit: number): Promise<ReceivedMessage[]> {
    return this.db.rows<ReceivedMessage>(
      `SELECT id, message, created_at AS "createdAt", read_at AS "readAt" FROM contact_messages
        WHERE lower(email) = $1 ORDER BY created_at DESC LIMIT $2`,
      [email, limit],
    );
  }
}
