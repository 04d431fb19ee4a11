import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface PurchaseLink {
  email: string;
  name: string;
  state: 'open' | 'used' | 'expired';
}

@Injectable()
export class PurchaseLinksRepository {
  constructor(private readonly db: UnitOfWork) {}

  async find(tokenHash: string): Promise<PurchaseLink | undefined> {
    const [link] = await this.db.rows<PurchaseLink>(
      `SELECT email, name, CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at > now() THEN 'open' ELSE 'expired' END AS state
         FROM purchase_links WHERE token_hash = $1`,
      [tokenHash],
    );
    return link;
  }

  /** Uses it up: of two who hold the link at once one gets it. */
  async take(sql: Sql, tokenHash: string): Promise<{ email: string; name: string } | undefined> {
    const [link] = await sql.rows<{ email: string; name: string }>(
      `UPDATE purchase_links SET used_at = now()
        WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING email, name`,
      [tokenHash],
    );
    return link;
  }
}
