import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { business } from '@ironbloom/brand';
import { shownDay } from '@ironbloom/brand/india';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.service.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { type Coach, Coaches } from './coaches.service.ts';
import { CurrentCoaching } from './coaching-settings.service.ts';
import { OPEN_STATES } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';

/** Entrusts programs to coaches: by hand, or by the owner's rule. Both sides are told by mail. */
@Injectable()
export class Assignment {
  constructor(
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly coaching: CurrentCoaching,
    private readonly mail: Mail,
  ) {}

  /** By the rule, if it has one and somebody fits. @param languages that the client speaks, once her answers say it */
  async byRule(tx: Transaction, programId: string, languages?: readonly string[]): Promise<void> {
    const rule = this.coaching.value.assignment;
    if (rule === 'by-hand' || (rule === 'language' && !languages)) return;
    // One at a time, so that two payments at once do not both go to who has the fewest.
    await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('programs: assignment'))`);
    const coach = await this.coaches.next(tx, rule === 'language' ? languages : undefined);
    if (coach) await this.entrust(tx, programId, coach, null);
  }

  /**
   * @param coach null: to nobody
   * @param by the address of who did it; null: the product by itself
   * @param until last day of a stand-in, `2026-12-31`: the client goes back on the day after
   * @param tells false where both know each other already
   * @returns the coach before; undefined where nothing changed
   */
  async entrust(
    tx: Transaction,
    programId: string,
    coach: Coach | null,
    by: string | null,
    until: string | null = null,
    tells = true,
  ): Promise<string | null | undefined> {
    const program = await tx.manager.findOne(ProgramEntity, {
      where: { id: programId },
      lock: { mode: 'pessimistic_write' },
    });
    const coachId = coach?.id ?? null;
    if (!program || (program.coachId === coachId && program.standInUntil === until)) return undefined;
    // A second stand-in in a row: the client still goes back to her own coach.
    const own = program.standInUntil === null ? program.coachId : program.returnsToId;
    await tx.manager.update(ProgramEntity, programId, {
      coachId,
      standInUntil: until,
      returnsToId: until === null ? null : own,
    });
    // What goes on from it has the same coach, until somebody changes that.
    if (until === null)
      await tx.manager.update(
        ProgramEntity,
        { renewsId: programId, state: 'assessing', coachId: program.coachId ?? IsNull() },
        { coachId },
      );
    const eventId = await this.programs.record(tx, {
      programId,
      kind: 'assigned',
      before: program.coachId,
      after: coachId,
      reason: until,
      by,
    });
    if (coach && tells) await this.tell(tx, programId, eventId, coach, until);
    return program.coachId;
  }

  /** Takes a former coach off all open programs. @returns how many */
  async release(tx: Transaction, coachId: string): Promise<number> {
    const entrusted = await tx.manager.find(ProgramEntity, {
      select: { id: true },
      where: { coachId, state: In(OPEN_STATES) },
      order: { id: 'ASC' },
    });
    for (const { id } of entrusted) await this.entrust(tx, id, null, null);
    await tx.manager.update(ProgramEntity, { returnsToId: coachId }, { returnsToId: null });
    return entrusted.length;
  }

  private async tell(
    tx: Transaction,
    programId: string,
    eventId: string,
    coach: Coach,
    standInUntil: string | null,
  ): Promise<void> {
    const until = standInUntil === null ? null : shownDay(standInUntil);
    const client = await this.programs.find(programId, tx);
    if (!client) return;
    // Who chose one mail a day reads of it there (CoachDigest).
    if (coach.mails === 'once')
      await this.mail.enqueue(tx, {
        key: `client-assigned:${eventId}`,
        template: 'client-assigned',
        to: { email: coach.email, name: coach.name },
        data: {
          coach: coach.name,
          client: client.name,
          item: client.kindName,
          months: client.months,
          until,
          path: `/admin/clients/${programId}`,
        },
      });
    await this.mail.enqueue(tx, {
      key: `coach-assigned:${eventId}`,
      template: 'coach-assigned',
      to: { email: client.email, name: client.name },
      replyTo: business().supportEmail,
      data: {
        coach: coach.name,
        until,
        hasAccount: client.hasAccount,
        path: '/my',
      },
    });
  }
}
