import { shownDay } from '@ironbloom/brand/india';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { privacyError } from '../privacy.errors.ts';
import { findSubject, type Subject } from '../subject.ts';
import { EmailHashes } from './erased-people.ts';
import { ErasureEntity } from './erasure.entity.ts';
import { type Obstacle, obstacleTo } from './erasure-obstacles.ts';

const COLUMNS = ['id', 'email', 'askedBy', 'createdAt', 'dueAt', 'waitsFor', 'finishedAt'] as const;
type Erasure = Pick<ErasureEntity, (typeof COLUMNS)[number]>;

/** Days until a requested erasure. */
const DAYS_TO_THINK = 7;
const SHOWN = 100;

const REFUSALS = {
  'named-owner': 'NAMED_OWNER_STAYS',
  'last-owner': 'LAST_OWNER_STAYS',
  'open-payment': 'PAYMENT_OPEN',
  'open-refund': 'REFUND_OPEN',
  flagged: 'PAYMENT_FLAGGED',
  busy: undefined,
} as const satisfies Record<Obstacle, string | undefined>;

/** Schedules erasures, which the worker carries out (`ErasureRunner`). */
@Injectable()
export class Erasures {
  private readonly hashes: EmailHashes;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {
    this.hashes = new EmailHashes(env);
  }

  /** Pending ones. */
  findOwn({ userId }: Actor): Promise<Erasure | null> {
    return this.db.manager.findOneBy(ErasureEntity, { userId, finishedAt: IsNull() });
  }

  /**
   * In a week, unless cancelled or signed in; waits for open payments. Mailed.
   * @throws LAST_OWNER_STAYS, NAMED_OWNER_STAYS
   */
  async scheduleOwn(actor: Actor & { name: string }): Promise<Erasure> {
    const subject = { email: actor.email, userId: actor.userId };
    return this.db.run(async (tx) => {
      const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
      if (obstacle === 'named-owner' || obstacle === 'last-owner') throw privacyError(REFUSALS[obstacle]);
      const erasure = await this.save(tx, subject, 'self', DAYS_TO_THINK);
      await this.activities.record(tx, actor, { action: 'Erasure requested', feature: 'Account' });
      await this.mail.enqueue(tx, {
        key: `erasure-scheduled:${erasure.id}`,
        template: 'erasure-scheduled',
        to: { email: actor.email, name: actor.name },
        data: { on: shownDay(erasure.dueAt), days: DAYS_TO_THINK },
      });
      return erasure;
    });
  }

  /** @throws NO_ERASURE */
  async cancelOwn(actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const own = { userId: actor.userId, finishedAt: IsNull(), askedBy: 'self' } as const;
      const { affected } = await tx.manager.delete(ErasureEntity, own);
      if (affected !== 1) throw privacyError('NO_ERASURE');
      await this.activities.record(tx, actor, { action: 'Erasure cancelled', feature: 'Account' });
    });
  }

  /**
   * At once, by the worker. @param email of an account, a purchase or an enquiry
   * @throws OWN_ERASURE, LAST_OWNER_STAYS, NAMED_OWNER_STAYS, PAYMENT_OPEN, REFUND_OPEN, PAYMENT_FLAGGED
   */
  async order(email: string, actor: Actor): Promise<Erasure> {
    const subject = await findSubject(this.db, email);
    if (subject.userId === actor.userId) throw privacyError('OWN_ERASURE');
    return this.db.run(async (tx) => {
      const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
      const refusal = obstacle && REFUSALS[obstacle];
      if (refusal) throw privacyError(refusal);
      const erasure = await this.save(tx, subject, 'owner', 0);
      // Without a name: the log outlives the person.
      const changes = { before: null, after: { _id: erasure.id } };
      await this.activities.record(tx, actor, { action: 'Erasure ordered', feature: 'Person', changes });
      return erasure;
    });
  }

  /** Pending ones first, then newest first. */
  list(): Promise<Erasure[]> {
    return this.db.rows<Erasure>(
      `SELECT ${columnsOf(ErasureEntity, { only: COLUMNS })}
         FROM erasures ORDER BY finished_at IS NOT NULL, finished_at DESC, due_at, id LIMIT $1`,
      [SHOWN],
    );
  }

  /** One per address; an owner's replaces the member's own and is due at once. @param days until it is due */
  private async save(
    tx: Sql,
    { email, userId }: Subject,
    askedBy: Erasure['askedBy'],
    days: number,
  ): Promise<Erasure> {
    const { hash, keyId } = this.hashes.hash(email);
    const [row] = await tx.rows<Erasure>(
      `INSERT INTO erasures (id, email, user_id, email_hash, key_id, asked_by, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
       ON CONFLICT (email) WHERE finished_at IS NULL DO UPDATE
         SET due_at = least(erasures.due_at, excluded.due_at), user_id = coalesce(erasures.user_id, excluded.user_id),
             asked_by = CASE WHEN excluded.asked_by = 'owner' THEN 'owner' ELSE erasures.asked_by END, retry_at = NULL
       RETURNING ${columnsOf(ErasureEntity, { only: COLUMNS })}`,
      [uuidv7(), email, userId, hash, keyId, askedBy, days],
    );
    return row!;
  }
}
