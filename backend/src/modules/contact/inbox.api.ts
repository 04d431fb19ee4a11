import { Injectable } from '@nestjs/common';
import { countRows } from '../../platform/database/counted.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

export interface ReceivedMessage {
  _id: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
}

/** What came in. */
@Injectable()
export class Inbox {
  constructor(private readonly db: UnitOfWork) {}

  /** Of more than 10,000 an estimate. */
  async unread(): Promise<number> {
    return (await countRows(this.db, 'contact_messages', 'WHERE read_at IS NULL', [])).total;
  }

  /** What one person wrote, newest first. @param email lower case */
  from(email: string, limit: number): Promise<ReceivedMessage[]> {
    return this.db.rows<ReceivedMessage>(
      `SELECT id AS "_id", message, created_at AS "createdAt", read_at AS "readAt" FROM contact_messages
        WHERE lower(email) = $1 ORDER BY created_at DESC LIMIT $2`,
      [email, limit],
    );
  }
}
