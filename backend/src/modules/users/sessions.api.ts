import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { HeldToken } from '../../platform/security/principal.ts';
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
/** Rows of ended sessions that one sign-in takes away. */
const SWEPT = 100;

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
      `WITH swept AS (
         DELETE FROM sessions WHERE id IN (
           SELECT id FROM sessions WHERE expires_at < now() LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED))
       INSERT INTO sessions (id, user_id, token_version, device, expires_at)
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

  /** A session from before they were written down takes its place among the others; one from before tokens had ids cannot. */
  async adopt(userId: string, { id, expiresAt }: HeldToken, userAgent: string): Promise<void> {
    if (id === undefined) return;
    await this.db.rows(
      `INSERT INTO sessions (id, user_id, token_version, device, expires_at)
       SELECT $1, id, token_version, $3, $4 FROM users WHERE id = $2 ON CONFLICT DO NOTHING`,
      [id, userId, deviceWords(userAgent), expiresAt],
    );
  }

  /** Ends one of somebody's sessions. @returns false when they have none of that id */
  async end(sql: Sql, userId: string, id: string): Promise<boolean> {
    const [ended] = await sql.rows<{ expiresAt: Date }>(
      'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING expires_at AS "expiresAt"',
      [id, userId],
    );
    if (ended) await this.revoke(sql, id, ended.expiresAt);
    return ended !== undefined;
  }

  /** Ends the session of a token, written down or not. */
  async endOf(sql: Sql, { id, expiresAt }: { id: string; expiresAt: Date }): Promise<void> {
    await sql.rows('DELETE FROM sessions WHERE id = $1', [id]);
    await this.revoke(sql, id, expiresAt);
  }

  private async revoke(sql: Sql, id: string, expiresAt: Date): Promise<void> {
    await sql.rows('DELETE FROM revoked_tokens WHERE expires_at < now()');
    await sql.rows('INSERT INTO revoked_tokens (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      id,
      expiresAt,
    ]);
  }
}
