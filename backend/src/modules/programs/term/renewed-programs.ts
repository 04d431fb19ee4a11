import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { HealthData } from '../../../platform/security/health-data.ts';
import { Assignment } from '../coaching/assignment.service.ts';
import { Coaches } from '../coaching/coaches.service.ts';
import { IntakeEntity } from '../intake/intake.entity.ts';
import { today } from '../program.domain.ts';
import { type Half, ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { planAnew } from '../reminders/reminders.repository.ts';
import { startAfter } from './renewal.domain.ts';

/** Programs that go on from another one: same coach, same answers, from the day after its last one. */
@Injectable()
export class RenewedPrograms {
  constructor(
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly assignment: Assignment,
    private readonly healthData: HealthData,
  ) {}

  /**
   * The program that a half of a renewal goes on from: the last of hers, also where she renewed twice.
   * @param renewsId of who renewed
   */
  async formerOf(tx: Transaction, renewsId: string, half: Half): Promise<string | null> {
    const asked = await tx.manager.findOneBy(ProgramEntity, { id: renewsId });
    if (!asked) return null;
    const { paymentId } = asked;
    const first =
      half === 'buyer' ? asked : await tx.manager.findOneBy(ProgramEntity, { paymentId, id: Not(renewsId) });
    let last = first;
    while (last) {
      const next = await this.nextOf(tx, last.id);
      if (!next) break;
      last = next;
    }
    return last?.id ?? null;
  }

  /** Takes over from the former program. Without a start of that one it begins like any other. */
  async goOn(tx: Transaction, id: string, formerId: string): Promise<void> {
    const former = await tx.manager.findOne(ProgramEntity, {
      where: { id: formerId },
      lock: { mode: 'for_no_key_update' },
    });
    // After a stand-in she goes back to her own coach.
    const coachId = former?.standInUntil ? former.returnsToId : former?.coachId;
    const coach = coachId && (await this.coaches.find(coachId, tx));
    if (coach) await this.assignment.entrust(tx, id, coach, null, null, false);
    else await this.assignment.byRule(tx, id);
    if (!former?.startsOn) return;
    const { calledAt, calledBy, assessedAt, assessedBy } = former;
    const { checkInWeekday, checkInHour, zone, weightUnit, lengthUnit } = former;
    await tx.manager.update(ProgramEntity, id, {
      calledAt,
      calledBy,
      assessedAt,
      assessedBy,
      checkInWeekday,
      checkInHour,
      zone,
      weightUnit,
      lengthUnit,
      startsOn: startAfter(former),
    });
    const intake = await tx.manager.findOneBy(IntakeEntity, { programId: formerId });
    if (intake) await tx.manager.insert(IntakeEntity, this.copyOf(intake, id));
    const nobody = { email: null, reason: null };
    await this.programs.transition(tx, id, 'assessing', nobody);
    if (startAfter(former) <= today()) await this.programs.transition(tx, id, 'active', nobody);
    await this.programs.record(tx, {
      programId: formerId,
      kind: 'renewed',
      after: id,
    });
    await planAnew(tx, formerId);
  }

  /** After the end of a program has moved: so does the start of what goes on from it. */
  async follow(tx: Transaction, movedId: string): Promise<void> {
    const moved = await tx.manager.findOneByOrFail(ProgramEntity, { id: movedId });
    const next = await this.nextOf(tx, movedId);
    if (next?.state !== 'assessing') return;
    await tx.manager.update(ProgramEntity, next.id, { startsOn: startAfter(moved) });
    await planAnew(tx, next.id);
    await this.follow(tx, next.id);
  }

  /** Locks what the programs of a payment go on from: before these, as everywhere. */
  async lockFormers(tx: Transaction, paymentId: string): Promise<void> {
    await tx.rows(
      `SELECT 1 FROM programs WHERE id IN (SELECT renews_id FROM programs WHERE payment_id = $1) ORDER BY id FOR NO KEY UPDATE`,
      [paymentId],
    );
  }

  /** After a refund: what went on from the cancelled program goes on from the one before it, and that one is offered a renewal again. */
  async cancelled(tx: Transaction, cancelledId: string): Promise<void> {
    const { renewsId } = await tx.manager.findOneByOrFail(ProgramEntity, { id: cancelledId });
    if (renewsId === null) return this.follow(tx, cancelledId);
    const next = await this.nextOf(tx, cancelledId);
    if (next) await tx.manager.update(ProgramEntity, next.id, { renewsId });
    await this.follow(tx, renewsId);
    const former = await tx.manager.findOneByOrFail(ProgramEntity, { id: renewsId });
    if (former.state === 'active' || former.state === 'paused') await planAnew(tx, renewsId);
  }

  private nextOf(tx: Transaction, renewsId: string): Promise<ProgramEntity | null> {
    return tx.manager.findOneBy(ProgramEntity, { renewsId, state: Not('cancelled') });
  }

  /** On its first day: she may have changed her answers in the former program after the renewal was paid. */
  async takeNewerAnswers(tx: Transaction, programId: string): Promise<void> {
    const { renewsId } = await tx.manager.findOneByOrFail(ProgramEntity, { id: programId });
    if (renewsId === null) return;
    const own = await tx.manager.findOneBy(IntakeEntity, { programId });
    const former = await tx.manager.findOneBy(IntakeEntity, { programId: renewsId });
    if (!former || (own && own.updatedAt >= former.updatedAt)) return;
    const version = Math.max(former.version, own?.version ?? 0) + 1;
    await tx.manager.upsert(IntakeEntity, { ...this.copyOf(former, programId), version }, ['programId']);
  }

  /** Health answers are encrypted for the new program. What is a year old is asked again by the nightly run. */
  private copyOf(intake: IntakeEntity, programId: string) {
    const { program: _, createdAt: __, updatedAt: ___, ...copied } = intake;
    const health =
      intake.health && this.healthData.seal(this.healthData.open(intake.health, intake.programId), programId);
    return { ...copied, programId, health };
  }
}
