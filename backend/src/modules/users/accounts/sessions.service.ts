import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Origin } from '../../../platform/security/current-user.ts';
import { ActivityLog, SIGNED_IN } from '../../activity/activity-log.service.ts';
import { type Account, roleOf } from './accounts.service.ts';
import { deviceWords } from './device-words.domain.ts';
import { WEAK } from './passwords.ts';
import { SessionEntity } from './user.entity.ts';

export interface AccessToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** A sign-in, as it is answered. */
export interface Session extends AccessToken {
  account: Account;
}

export type OpenSession = Pick<SessionEntity, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>;

export interface AccessClaims {
  sub: string;
  /** The user's token version when it was signed; a reset raises the user's and so ends this token. */
  ver: number;
  /** Of its session. */
  jti: string;
}

/** One algorithm, named on both sides, so that a token cannot choose another (`none` least of all). */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** What every call with a token needs to know of its account. */
export type TokenHolder = Pick<
  Account,
  'id' | 'email' | 'name' | 'type' | 'role' | 'hasSecondFactor' | 'weakPassword'
>;

interface TokenHolderRow extends Omit<TokenHolder, 'role'> {
  role: string;
  verified: boolean;
  seenLongAgo: boolean;
  /** Not used for so long that it has ended for who works here. */
  leftAlone: boolean;
}

/** How coarsely `last_seen_at` is kept: one write in ten minutes, however many calls. */
const SEEN_LONG_AGO = `interval '10 minutes'`;

/** account-26: a session of who works here ends when it was not used for so long. */
const STAFF_IDLE = `interval '12 hours'`;

/** Sessions of one account that are shown. */
const SHOWN = 50;

/** Sessions: begun, known by their token, listed to their owners, ended one by one. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly jwt: JwtService,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Its token is good for ACCESS_TOKEN_TTL_SECONDS, unless the session ends or the account's `tokenVersion` is raised before.
   * @param userAgent of the browser it begins in
   */
  async begin(
    sql: Sql,
    { id: userId, tokenVersion }: Pick<Account, 'id' | 'tokenVersion'>,
    userAgent: string,
  ): Promise<AccessToken> {
    const id = randomUUID();
    const claims: AccessClaims = { sub: userId, ver: tokenVersion, jti: id };
    const expiresIn = this.env.ACCESS_TOKEN_TTL_SECONDS;
    const token = this.jwt.sign(claims, {
      secret: this.env.JWT_SECRET,
      algorithm: ACCESS_TOKEN_ALGORITHM,
      expiresIn,
    });
    const expiresAt = new Date(Date.now() + expiresIn * 1000);
    const device = deviceWords(userAgent);
    await sql.manager.insert(SessionEntity, { id, userId, tokenVersion, device, expiresAt });
    return { token, expiresIn };
  }

  /** Begins a session, and says so in the activity log. @param feature by which it came about */
  async signIn(tx: Transaction, account: Account, origin: Origin, feature = 'Account'): Promise<Session> {
    await this.activity.record(tx, { email: account.email, ...origin }, { action: SIGNED_IN, feature });
    return { account, ...(await this.begin(tx, account, origin.userAgent)) };
  }

  /**
   * The holder of a token whose session has not ended: by signing out, a reset, a deactivation or, of staff, by twelve idle hours.
   * One statement, as every call with a token asks.
   */
  async holderOf(id: string, version: number, sessionId: string): Promise<TokenHolder | undefined> {
    const [row] = await this.db.rows<TokenHolderRow>(
      `SELECT u.id, u.email, u.name, u.type, u.role, u.email_verified_at IS NOT NULL AS verified,
              u.has_second_factor AS "hasSecondFactor",
              coalesce(starts_with(u.password_hash, '${WEAK}'), false) AS "weakPassword",
              s.last_seen_at < now() - ${SEEN_LONG_AGO} AS "seenLongAgo",
              s.last_seen_at < now() - ${STAFF_IDLE} AS "leftAlone"
         FROM users u JOIN sessions s ON s.user_id = u.id
        WHERE u.id = $1 AND u.token_version = $2 AND u.deactivated_at IS NULL AND s.id = $3`,
      [id, version, sessionId],
    );
    if (!row) return undefined;
    const { seenLongAgo, leftAlone, ...holder } = row;
    const role = roleOf(holder, this.env.ADMIN_EMAIL);
    if (leftAlone && role !== 'member') return undefined;
    // Not awaited: the next call writes what this one could not.
    if (seenLongAgo) this.markSeen(sessionId).catch(() => undefined);
    return { ...holder, role };
  }

  /** Those whose tokens are good, the one seen last first. */
  list(userId: string): Promise<OpenSession[]> {
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
    const { affected } = await sql.manager.delete(SessionEntity, { id, userId });
    return affected !== 0;
  }

  private async markSeen(sessionId: string): Promise<void> {
    await this.db.rows(
      `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - ${SEEN_LONG_AGO}`,
      [sessionId],
    );
  }
}
