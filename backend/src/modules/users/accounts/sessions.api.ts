import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type AccessToken, AccessTokens } from './access-tokens.api.ts';
import { type Account, STAFF_IDLE } from './accounts.api.ts';
import { deviceWords } from './device-words.domain.ts';

export interface OpenSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Sessions of one account that are shown. */
const SHOWN = 50;

/** Sessions: begun, listed to their owners, ended one by one. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly tokens: AccessTokens,
  ) {}

  /** @param userAgent of the browser it begins in */
  async begin(
    sql: Sql,
    account: Pick<Account, 'id' | 'tokenVersion'>,
    userAgent: string,
  ): Promise<AccessToken> {
    const { id, ...token } = this.tokens.issue(account);
    await sql.rows(
      `INSERT INTO sessions (id, user_id, token_version, device, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [id, account.id, account.tokenVersion, deviceWords(userAgent), token.expiresIn],
    );
    return token;
  }

  /** Those whose tokens are good, the one seen last first. */
  async of(userId: string): Promise<OpenSession[]> {
    return this.db.rows<OpenSession>(
      `SELECT s.id, s.device, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
         FROM sessions s JOIN users u ON u.id = s.user_id AND u.token_version = s.token_version
        WHERE s.user_id = $1 AND s.expires_at > now() AND u.deactivated_at IS NULL
          AND (s.last_seen_at > now() - ${STAFF_IDLE} OR (u.role = 'member' AND u.email IS DISTINCT FROM $2))
        ORDER BY s.last_seen_at DESC, s.id LIMIT ${SHOWN}`,
      [userId, this.env.ADMIN_EMAIL ?? null],
    );
  }

  /** Its token is refused from now on. @returns false when the account has no session of this id */
  async end(sql: Sql, userId: string, id: string): Promise<boolean> {
    const ended = await sql.rows('DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id', [
      id,
      userId,
    ]);
    return ended.length > 0;
  }
}
