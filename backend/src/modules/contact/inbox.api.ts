import { Injectable } from '@nestjs/common';
import { countRows } from '../../platform/database/counted.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** What waits in the inbox. */
@Injectable()
export class Inbox {
  constructor(private readonly db: UnitOfWork) {}

  /** Of more than 10,000 an estimate. */
  async unread(): Promise<number> {
    return (await countRows(this.db, 'contact_messages', 'WHERE read_at IS NULL', [])).total;
  }
}
