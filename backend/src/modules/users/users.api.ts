import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';

/** SPEC section 3, Activity. */
export interface Activity {
  email: string;
  action: string;
  feature: string;
  route: string;
  ip: string | null;
}

/** Writes what people did, in the same transaction as the deed. */
@Injectable()
export class ActivityLog {
  async record(sql: Sql, { email, action, feature, route, ip }: Activity): Promise<void> {
    await sql.rows(
      'INSERT INTO activities (id, email, action, feature, route, ip) VALUES ($1, $2, $3, $4, $5, $6)',
      [uuidv7(), email, action, feature, route, ip],
    );
  }
}
