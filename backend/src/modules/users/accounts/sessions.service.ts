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

/** Answer of a sign-in. */
export interface Session extends AccessToken {
  account: Account;
}

export type OpenSession = Pick<SessionEntity, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>;

export interface AccessClaims {
  sub: string;
  /** Token version of the user at signing; a reset raises the user's and so ends this token. */
  ver: number;
  /** Of its session. */
  jti: string;
}

/** Fixed algorithm, so that a token cannot choose another (`none`). */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** The account's data that every call with a token needs. */
export type TokenHolder = Pick<
  Account,
  'id' | 'email' | 'name' | 'type' | 'role' | 'hasSecondFactor' | 'weakPassword'
>;

interface TokenHolderRow extends Omit<TokenHolder, 'role'> {
  role: string;
  verified: boolean;
  seenLongAgo: boolean;
  /** Idle for more than `STAFF_IDLE`, which ends a staff session. */
  idleTooLong: boolean;
}

/** Precision of `last_seen_at`: one write in ten minutes. */
const SEEN_LONG_AGO = `interval '10 minutes'`;

/** account-26: staff sessions end after this idle time. */
const STAFF_IDLE = `interval '12 hours'`;

/** Listed sessions per account. */
const SHOWN = 50;

/** Sessions: begun, found by token, listed and ended. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly jwt: JwtService,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * The token is valid for ACCESS_TOKEN_TTL_SECONDS, unless the session ends or the account's `tokenVersion` is raised.
   * @param userAgent of the browser
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

  /** Begins a session and logs it. @param feature the way of signing in */
  async signIn(tx: Transaction, account: Account, origin: Origin, feature = 'Account'): Promise<Session> {
    await this.activity.record(tx, { email: account.email, ...origin }, { action: SIGNED_IN, feature });
    return { account, ...(await this.begin(tx, account, origin.userAgent)) };
  }

  /**
   * The account of a token whose session is open: not ended by sign-out, reset, deactivation or, for staff, twelve idle hours.
   * One statement, as every call runs it.
   */
  async holderOf(id: string, version: number, sessionId: string): Promise<TokenHolder | undefined> {
    const [row] = await this.db.rows<TokenHolderRow>(
      `SELECT u.id, u.email, u.name, u.type, u.role, u.email_verified_at IS NOT NULL AS verified,
              u.has_second_factor AS "hasSecondFactor",
              coalesce(starts_with(u.password_hash, '${WEAK}'), false) AS "weakPassword",
              s.last_seen_at < now() - ${SEEN_LONG_AGO} AS "seenLongAgo",
              s.last_seen_at < now() - ${STAFF_IDLE} AS "idleTooLong"
         FROM users u JOIN sessions s ON s.user_id = u.id
        WHERE u.id = $1 AND u.token_version = $2 AND u.deactivated_at IS NULL AND s.id = $3`,
      [id, version, sessionId],
    );
    if (!row) return undefined;
    const { seenLongAgo, idleTooLong, ...holder } = row;
    const role = roleOf(holder, this.env.ADMIN_EMAIL);
    if (idleTooLong && role !== 'member') return undefined;
    // Not awaited: the next call repeats a failed write.
    if (seenLongAgo) this.markSeen(sessionId).catch(() => undefined);
    return { ...holder, role };
  }

  /** Open sessions, last seen first. */
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

  /** Its token is refused from now on. @returns false when the account has no such session */
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
