import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, Not } from 'typeorm';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { endOf, today } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { PauseEntity } from '../term/pause.entity.ts';
import { CheckInEntity } from '../check-ins/check-in.entity.ts';
import type { ProgramReminderEntity } from './program-reminder.entity.ts';
import { type ScheduleFacts, scheduleOf } from './schedule.ts';

export type DueReminder = Pick<ProgramReminderEntity, 'programId' | 'kind' | 'about'>;

/**
 * Takes back what is not done yet and has it planned anew at once. To be called, with the program locked, by everything that changes
 * what is due for it.
 */
export async function planAnew(tx: Transaction, programId: string): Promise<void> {
  await tx.rows('DELETE FROM program_reminders WHERE program_id = $1 AND done_at IS NULL', [programId]);
  await tx.rows(
    `INSERT INTO program_reminders (program_id, kind, about, due_at) VALUES ($1, 'plan', '', now())
     ON CONFLICT (program_id, kind, about) DO UPDATE SET due_at = now(), done_at = NULL`,
    [programId],
  );
}

@Injectable()
export class Reminders {
  constructor(private readonly db: UnitOfWork) {}

  /** Those whose time has come, the longest due first. */
  due(limit: number): Promise<DueReminder[]> {
    return this.db.rows(
      `SELECT program_id AS "programId", kind, about FROM program_reminders
        WHERE done_at IS NULL AND due_at <= now() ORDER BY due_at LIMIT $1`,
      [limit],
    );
  }

  /**
   * Does one of them, if it is still due, and notes that it is done. The program is locked before its reminders, as everywhere.
   * @returns false when another worker is at this program, or it was taken back
   */
  async doOnce(
    { programId, kind, about }: DueReminder,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.db.run(async (tx) => {
      const free = await tx.rows('SELECT 1 FROM programs WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED', [
        programId,
      ]);
      if (free.length === 0) return false;
      const done = await tx.rows(
        `UPDATE program_reminders SET done_at = now()
          WHERE program_id = $1 AND kind = $2 AND about = $3 AND done_at IS NULL AND due_at <= now() RETURNING 1`,
        [programId, kind, about],
      );
      if (done.length === 0) return false;
      await work(tx);
      return true;
    });
  }

  /** After a failure: tries again in five minutes. */
  async putOff({ programId, kind, about }: DueReminder): Promise<void> {
    await this.db.rows(
      `UPDATE program_reminders SET due_at = now() + interval '5 minutes'
        WHERE program_id = $1 AND kind = $2 AND about = $3 AND done_at IS NULL`,
      [programId, kind, about],
    );
  }

  /** Writes down what is due from now on. What was done stays done. */
  async plan(tx: Transaction, programId: string): Promise<void> {
    const due = scheduleOf(await this.factsOf(tx, programId), today());
    await tx.rows(
      `INSERT INTO program_reminders (program_id, kind, about, due_at)
       SELECT $1, kind, about, (day::timestamp + make_interval(hours => hour)) AT TIME ZONE zone
         FROM unnest($2::text[], $3::text[], $4::date[], $5::int[], $6::text[]) AS r (kind, about, day, hour, zone)
       ON CONFLICT (program_id, kind, about) DO NOTHING`,
      [
        programId,
        due.map(({ kind }) => kind),
        due.map(({ about }) => about),
        due.map(({ on }) => on),
        due.map(({ hour }) => hour),
        due.map(({ zone }) => zone),
      ],
    );
  }

  private async factsOf(tx: Transaction, id: string): Promise<ScheduleFacts> {
    const program = await tx.manager.findOneByOrFail(ProgramEntity, { id });
    const checkIns = await tx.manager.find(CheckInEntity, {
      select: { dueOn: true, state: true },
      where: { programId: id },
      order: { dueOn: 'DESC' },
    });
    const pause = await tx.manager.findOne(PauseEntity, {
      where: { programId: id, state: 'agreed', untilOn: MoreThanOrEqual(today()) },
      order: { fromOn: 'ASC' },
    });
    const { startsOn, months, pausedDays } = program;
    return {
      ...program,
      pause,
      isRenewed: await tx.manager.existsBy(ProgramEntity, { renewsId: id, state: Not('cancelled') }),
      endsOn: startsOn === null ? null : endOf({ startsOn, months, pausedDays }),
      openCheckIns: checkIns.flatMap(({ dueOn, state }) => (state === 'open' ? [dueOn] : [])),
      lastCheckInOn: checkIns[0]?.dueOn ?? null,
    };
  }
}
