import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Subject } from '../subject.ts';
import { ErasureEntity } from './erasure.entity.ts';
import { EmailHashes } from './erased-people.ts';
import type { Obstacle } from './erasure-obstacles.ts';

export type Erasure = Pick<
  ErasureEntity,
  'id' | 'email' | 'askedBy' | 'createdAt' | 'dueAt' | 'waitsFor' | 'finishedAt'
>;

/** What had to wait is looked at again after so long. */
const RETRY = `interval '1 minute'`;

const COLUMNS = `id, email, asked_by AS "askedBy", created_at AS "createdAt", due_at AS "dueAt", waits_for AS "waitsFor",
  finished_at AS "finishedAt"`;

export interface DueErasure extends Subject {
  id: string;
}

const DUE = 'e.finished_at IS NULL AND e.due_at <= now() AND coalesce(e.retry_at, e.due_at) <= now()';
const SUBJECT = `e.id, e.email, coalesce(e.user_id, (SELECT u.id FROM users u WHERE u.email = e.email)) AS "userId"`;

@Injectable()
export class ErasuresRepository {
  private readonly hashes: EmailHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.hashes = new EmailHashes(env);
  }

  /** One for each address; an owner's takes the place of a member's own, and is due at once. @param days until it is due */
  async ask(
    sql: Sql,
    { email, userId }: Subject,
    askedBy: Erasure['askedBy'],
    days: number,
  ): Promise<Erasure> {
    const { hash, keyId } = this.hashes.of(email);
    const [row] = await sql.rows<Erasure>(
      `INSERT INTO erasures AS e (id, email, user_id, email_hash, key_id, asked_by, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
       ON CONFLICT (email) WHERE finished_at IS NULL DO UPDATE
         SET due_at = least(e.due_at, excluded.due_at), user_id = coalesce(e.user_id, excluded.user_id), retry_at = NULL,
             asked_by = CASE WHEN excluded.asked_by = 'owner' THEN 'owner' ELSE e.asked_by END
       RETURNING ${COLUMNS}`,
      [uuidv7(), email, userId, hash, keyId, askedBy, days],
    );
    if (!row) throw new Error('PostgreSQL has not returned what it wrote');
    return row;
  }

  /** A member's own that is not carried out yet. */
  openOf(userId: string): Promise<Erasure | null> {
    return this.db.manager.findOneBy(ErasureEntity, { userId, finishedAt: IsNull() });
  }

  /** @returns false when there was none that they could take back */
  async cancelOwn(sql: Sql, userId: string): Promise<boolean> {
    const own = { userId, finishedAt: IsNull(), askedBy: 'self' } as const;
    const { affected } = await sql.manager.delete(ErasureEntity, own);
    return affected === 1;
  }

  /** Open ones first, then newest first. */
  list(limit: number): Promise<Erasure[]> {
    return this.db.rows<Erasure>(
      `SELECT ${COLUMNS} FROM erasures ORDER BY finished_at IS NOT NULL, finished_at DESC, due_at, id LIMIT $1`,
      [limit],
    );
  }

  /** Of those that are due the one that has waited longest. */
  async nextDue(): Promise<DueErasure | undefined> {
    const [row] = await this.db.rows<DueErasure>(
      `SELECT ${SUBJECT} FROM erasures e WHERE ${DUE} ORDER BY e.due_at LIMIT 1`,
    );
    return row;
  }

  /** For the transaction. Undefined: it was taken back or is done, or another worker holds it. */
  async hold(tx: Sql, id: string): Promise<DueErasure | undefined> {
    const [row] = await tx.rows<DueErasure>(
      `SELECT ${SUBJECT} FROM erasures e WHERE e.id = $1 AND ${DUE} FOR UPDATE OF e SKIP LOCKED`,
      [id],
    );
    return row;
  }

  /** Those that a backup from before has brought back. */
  toReplay(): Promise<Pick<ErasureEntity, 'id' | 'emailHash' | 'keyId'>[]> {
    return this.db.manager.find(ErasureEntity, {
      select: { id: true, emailHash: true, keyId: true },
      where: { replay: true },
      order: { finishedAt: 'ASC', id: 'ASC' },
    });
  }

  /** For the transaction. @returns false when it is done, or another worker holds it */
  async holdReplay(tx: Sql, id: string): Promise<boolean> {
    const rows = await tx.rows('SELECT 1 FROM erasures WHERE id = $1 AND replay FOR UPDATE SKIP LOCKED', [
      id,
    ]);
    return rows.length > 0;
  }

  async wait(sql: Sql, id: string, waitsFor: Obstacle): Promise<void> {
    await sql.rows(`UPDATE erasures SET waits_for = $2, retry_at = now() + ${RETRY} WHERE id = $1`, [
      id,
      waitsFor,
    ]);
  }

  /** The hash is left. */
  async finish(tx: Sql, id: string): Promise<void> {
    await tx.rows(
      `UPDATE erasures SET finished_at = coalesce(finished_at, now()), email = NULL, user_id = NULL, waits_for = NULL, retry_at = NULL,
              replay = false WHERE id = $1`,
      [id],
    );
  }
}
