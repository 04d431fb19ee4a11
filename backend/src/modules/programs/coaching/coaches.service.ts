import type { PageContents } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { historyOf } from '../../site/texts/page-publications.ts';
import { OPEN_STATES, today } from '../program.domain.ts';
import { programsError } from '../programs.errors.ts';
import { CoachEntity } from './coach.entity.ts';

/** Roles that may coach. */
const COACHING_ROLES = ['coach', 'manager', 'owner'] as const;
type CoachingRole = (typeof COACHING_ROLES)[number];

export interface Coach {
  id: string;
  name: string;
  email: string;
  role: CoachingRole;
  openPrograms: number;
  profileId: string | null;
  leaveUntil: string | null;
  /** Mails about clients at once, or one a day. */
  mails: CoachEntity['mails'];
}

/** Who of the team coaches, tied to the profiles of "Who we are". */
@Injectable()
export class Coaches {
  constructor(
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** Active accounts, by name. */
  list(sql: Sql = this.db): Promise<Coach[]> {
    return sql.rows<Coach>(
      `SELECT u.id, u.name, u.email, u.role, c.profile_id AS "profileId", c.leave_until::text AS "leaveUntil", coalesce(c.mails, 'once') AS mails,
              (SELECT count(*)::int FROM programs g WHERE g.coach_id = u.id AND g.state = ANY($2)) AS "openPrograms"
         FROM users u LEFT JOIN coaches c ON c.user_id = u.id
        WHERE u.role = ANY($1) AND u.deactivated_at IS NULL AND u.email_verified_at IS NOT NULL
        ORDER BY u.name, u.id`,
      [COACHING_ROLES, OPEN_STATES],
    );
  }

  async listWithProfiles() {
    const coaches = await this.list();
    const shown = await this.shown(coaches.map(({ id }) => id));
    return coaches.map((coach) => ({ ...coach, profile: shown.get(coach.id)?.profile ?? null }));
  }

  async find(id: string, sql: Sql = this.db): Promise<Coach | undefined> {
    return (await this.list(sql)).find((coach) => coach.id === id);
  }

  /** Of accounts, also of those that left the team. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows<{ id: string; name: string }>(
      'SELECT id, name FROM users WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The name of the account that has an address; the address itself where it has none. */
  async nameByAddress(addresses: readonly (string | null)[]): Promise<(address: string) => string> {
    const rows = await this.db.rows<{ email: string; name: string }>(
      'SELECT email, name FROM users WHERE email = ANY($1)',
      [addresses.filter((address) => address !== null)],
    );
    const names = new Map(rows.map(({ email, name }) => [email, name]));
    return (address) => names.get(address) ?? address;
  }

  /**
   * Whom the owner's rule gives the next client: coaches alone, not on leave.
   * @param languages codes (`hi`) that the client speaks; where given, only who speaks one of them
   */
  async next(sql: Sql, languages?: readonly string[]): Promise<Coach | undefined> {
    const day = today();
    const free = (await this.list(sql)).filter(
      ({ role, leaveUntil }) => role === 'coach' && (leaveUntil === null || leaveUntil < day),
    );
    const able = languages ? await this.speaking(free, languages) : free;
    return able.toSorted((a, b) => a.openPrograms - b.openPrograms)[0];
  }

  /** Ties an account to a published profile, or to none. @throws NOT_A_COACH, UNKNOWN_PROFILE */
  async tie(id: string, profileId: string | null, actor: Actor): Promise<void> {
    const known = await this.profiles();
    if (profileId !== null && !known.some((coach) => coach.id === profileId))
      throw programsError('UNKNOWN_PROFILE');
    await this.db.run(async (tx) => {
      if (!(await this.find(id, tx))) throw programsError('NOT_A_COACH');
      const before = await tx.manager.findOneBy(CoachEntity, { userId: id });
      await tx.manager.upsert(CoachEntity, { userId: id, profileId }, ['userId']);
      await this.activities.record(tx, actor, {
        action: 'Tied to a profile',
        feature: 'Coach',
        changes: {
          before: { _id: id, profile: before?.profileId ?? null },
          after: { _id: id, profile: profileId },
        },
      });
    });
  }

  async own(userId: string): Promise<Pick<CoachEntity, 'mails' | 'leaveUntil'>> {
    const [row] = await this.db.rows<CoachEntity>(
      `SELECT ${columnsOf(CoachEntity)} FROM coaches WHERE user_id = $1`,
      [userId],
    );
    return { mails: row?.mails ?? 'once', leaveUntil: row?.leaveUntil ?? null };
  }

  async change(userId: string, change: Partial<Pick<CoachEntity, 'mails' | 'leaveUntil'>>) {
    await this.db.manager.upsert(CoachEntity, { userId, ...change }, ['userId']);
    return this.own(userId);
  }

  /** What clients see of coaches, by account: a leave that is not over, and the profile. */
  async shown(ids: readonly string[]) {
    const rows = await this.db.rows<Pick<CoachEntity, 'userId' | 'profileId' | 'leaveUntil'>>(
      `SELECT user_id AS "userId", profile_id AS "profileId", CASE WHEN leave_until >= $2 THEN leave_until::text END AS "leaveUntil"
         FROM coaches WHERE user_id = ANY($1)`,
      [ids, today()],
    );
    const profiles = rows.some(({ profileId }) => profileId !== null) ? await this.profiles() : [];
    return new Map(
      rows.map(({ userId, profileId, leaveUntil }) => {
        const profile = profiles.find(({ id }) => id === profileId);
        return [
          userId,
          {
            leaveUntil,
            profile: profile ? { ...profile, picture: profile.picture && { ...profile.picture } } : null,
          },
        ];
      }),
    );
  }

  /** Coaches of "Who we are". */
  private async profiles(): Promise<PageContents['company']['coaches']> {
    const { value } = await historyOf(this.db, 'company').latest();
    return (value as PageContents['company']).coaches;
  }

  private async speaking(coaches: readonly Coach[], languages: readonly string[]): Promise<Coach[]> {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const wanted = languages.map((code) => (names.of(code) ?? code).toLowerCase());
    const profiles = await this.profiles();
    return coaches.filter(({ profileId }) => {
      const spoken = profiles.find(({ id }) => id === profileId)?.languages.toLowerCase() ?? '';
      return wanted.some((language) => spoken.includes(language));
    });
  }
}
