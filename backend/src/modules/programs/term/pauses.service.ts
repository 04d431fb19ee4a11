import type { PauseReason } from '@ironbloom/brand/coaching';
import { shownDay } from '@ironbloom/brand/india';
import { Inject, Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { ownerAddress } from '../../payments/capture/owner-notices.ts';
import { Coaches } from '../coaching/coaches.service.ts';
import { CurrentCoaching } from '../coaching/coaching-settings.service.ts';
import { addDays, endOf, lengthOf, today } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { planAnew } from '../reminders/reminders.repository.ts';
import { PauseEntity } from './pause.entity.ts';
import { RenewedPrograms } from './renewed-programs.ts';

/** How far ahead a pause may begin, days. */
const MAX_DAYS_AHEAD = 60;

interface DaysOff {
  fromOn: string;
  untilOn: string;
}

/** Days off: asked for by the client and decided by the team, or set by it. The end of the program moves by them. */
@Injectable()
export class Pauses {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly coaches: Coaches,
    private readonly coaching: CurrentCoaching,
    private readonly resources: Resources,
    private readonly renewed: RenewedPrograms,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  /** Newest first. The caller has checked who may see the program. */
  of(programId: string): Promise<PauseEntity[]> {
    return this.db.manager.find(PauseEntity, {
      where: { programId },
      order: { createdAt: 'DESC' },
      take: 50,
    });
  }

  /** @throws NOT_FOUND, PROGRAM_STATE, PAUSE_EXISTS, PAUSE_TOO_LONG, BAD_PAUSE */
  async ask(
    programId: string,
    { fromOn, untilOn, reason, words }: DaysOff & { reason: PauseReason; words: string },
    { userId }: Actor,
  ): Promise<PauseEntity[]> {
    await this.programs.requireMember(programId, userId);
    await this.db.run(async (tx) => {
      const program = await this.lock(tx, programId);
      await this.requirePossible(tx, program, { fromOn, untilOn });
      const id = uuidv7();
      await tx.manager.insert(PauseEntity, { id, programId, fromOn, untilOn, reason, words });
      await this.tellTeam(tx, program, id, { fromOn, untilOn, reason });
    });
    return this.of(programId);
  }

  /** Idempotent. @throws NOT_FOUND, PAUSE_DECIDED */
  async withdraw(programId: string, id: string, { userId }: Actor): Promise<PauseEntity[]> {
    await this.programs.requireMember(programId, userId);
    await this.db.run(async (tx) => {
      await this.lock(tx, programId);
      const { state } = await this.find(tx, programId, id);
      if (state === 'withdrawn') return;
      if (state !== 'asked') throw programsError('PAUSE_DECIDED');
      await tx.manager.update(PauseEntity, id, { state: 'withdrawn' });
    });
    return this.of(programId);
  }

  /** The team sets one without being asked. @throws as `ask` */
  async set(
    programId: string,
    { words, ...days }: DaysOff & { words: string },
    viewer: Principal,
    actor: Actor,
  ): Promise<PauseEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.run(async (tx) => {
      const program = await this.lock(tx, programId);
      await this.requirePossible(tx, program, days);
      const id = uuidv7();
      await tx.manager.insert(PauseEntity, { id, programId, ...days, reason: '', byTeam: true });
      await this.agree(tx, program, id, days, words, actor);
    });
    return this.of(programId);
  }

  /** @throws NOT_FOUND, PAUSE_DECIDED, PROGRAM_STATE, PAUSE_OVER, PAUSE_TOO_LONG, BAD_PAUSE */
  async decide(
    programId: string,
    id: string,
    { agree, words }: { agree: boolean; words: string },
    viewer: Principal,
    actor: Actor,
  ): Promise<PauseEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.run(async (tx) => {
      const program = await this.lock(tx, programId);
      const { state, fromOn, untilOn } = await this.find(tx, programId, id);
      if (state !== 'asked') throw programsError('PAUSE_DECIDED');
      if (agree) {
        // Days that went by while it waited are trained days.
        const days = { fromOn: fromOn < today() ? today() : fromOn, untilOn };
        if (untilOn < days.fromOn) throw programsError('PAUSE_OVER');
        await this.requirePossible(tx, program, days, id);
        await this.agree(tx, program, id, days, words, actor);
        return;
      }
      await tx.manager.update(PauseEntity, id, { state: 'refused', ...decided(words, actor) });
      await this.record(tx, program, 'refused', words, actor);
      await this.tellClient(tx, program.id, id, { outcome: 'refused', fromOn, untilOn, words });
    });
    return this.of(programId);
  }

  /** Training goes on from today, or the pause that was agreed does not begin. @throws NOT_FOUND, PAUSE_OVER */
  async end(programId: string, id: string, viewer: Principal, actor: Actor): Promise<PauseEntity[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.run(async (tx) => {
      const program = await this.lock(tx, programId);
      const { state, fromOn, untilOn } = await this.find(tx, programId, id);
      const now = today();
      if (state !== 'agreed' || untilOn < now) throw programsError('PAUSE_OVER');
      const lastDay = addDays(now > fromOn ? now : fromOn, -1);
      const givenBack = lengthOf({ fromOn: addDays(lastDay, 1), untilOn });
      await tx.manager.update(PauseEntity, id, { state: 'ended', untilOn: lastDay });
      await tx.manager.update(ProgramEntity, programId, { pausedDays: program.pausedDays - givenBack });
      if (program.state === 'paused')
        await this.programs.transition(tx, programId, 'active', { email: actor.email, reason: null });
      else await planAnew(tx, programId);
      await this.record(tx, program, 'ended', '', actor);
      await this.renewed.follow(tx, programId);
      await this.tellClient(tx, programId, id, { outcome: 'ended', fromOn, untilOn: lastDay, words: '' });
    });
    return this.of(programId);
  }

  /** How many days off can still be asked for. */
  daysLeft({ pausedDays }: Pick<ProgramEntity, 'pausedDays'>): number {
    return Math.max(0, this.coaching.value.maxPauseDays - pausedDays);
  }

  private async agree(
    tx: Transaction,
    program: ProgramEntity,
    id: string,
    days: DaysOff,
    words: string,
    actor: Actor,
  ): Promise<void> {
    await tx.manager.update(PauseEntity, id, { state: 'agreed', ...days, ...decided(words, actor) });
    await tx.manager.update(ProgramEntity, program.id, { pausedDays: program.pausedDays + lengthOf(days) });
    await this.renewed.follow(tx, program.id);
    await this.record(tx, program, 'agreed', words, actor);
    if (days.fromOn <= today())
      await this.programs.transition(tx, program.id, 'paused', { email: actor.email, reason: null });
    else await planAnew(tx, program.id);
    await this.tellClient(tx, program.id, id, { outcome: 'agreed', ...days, words });
  }

  /** @param except the pause that is being decided */
  private async requirePossible(
    tx: Transaction,
    program: ProgramEntity,
    days: DaysOff,
    except?: string,
  ): Promise<void> {
    const { state, startsOn, months, pausedDays } = program;
    if (state !== 'active' || startsOn === null) throw programsError('PROGRAM_STATE');
    const now = today();
    const ends = endOf({ startsOn, months, pausedDays });
    if (days.fromOn < now || days.fromOn > addDays(now, MAX_DAYS_AHEAD) || days.fromOn >= ends)
      throw programsError('BAD_PAUSE').at('fromOn');
    if (lengthOf(days) > this.daysLeft(program)) throw programsError('PAUSE_TOO_LONG').at('untilOn');
    const others = await tx.manager.findBy(PauseEntity, {
      programId: program.id,
      state: In(['asked', 'agreed']),
      untilOn: MoreThanOrEqual(now),
    });
    if (others.some(({ id }) => id !== except)) throw programsError('PAUSE_EXISTS');
  }

  private async lock(tx: Transaction, id: string): Promise<ProgramEntity> {
    const program = await tx.manager.findOne(ProgramEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!program) throw platformError('NOT_FOUND');
    return program;
  }

  private async find(tx: Transaction, programId: string, id: string): Promise<PauseEntity> {
    const pause = await tx.manager.findOneBy(PauseEntity, { id, programId });
    if (!pause) throw platformError('NOT_FOUND');
    return pause;
  }

  private async record(
    tx: Transaction,
    { id }: ProgramEntity,
    outcome: 'agreed' | 'refused' | 'ended',
    words: string,
    actor: Actor,
  ): Promise<void> {
    await this.programs.record(tx, {
      programId: id,
      kind: 'pause',
      after: outcome,
      reason: words || null,
      by: actor.email,
    });
    await this.activities.record(tx, actor, {
      action: { agreed: 'Agreed to a pause', refused: 'Refused a pause', ended: 'Ended a pause' }[outcome],
      feature: 'Program',
      changes: { before: null, after: { _id: id } },
    });
  }

  private async tellClient(
    tx: Transaction,
    programId: string,
    pauseId: string,
    { outcome, fromOn, untilOn, words }: DaysOff & { outcome: 'agreed' | 'refused' | 'ended'; words: string },
  ): Promise<void> {
    const client = await this.programs.find(programId, tx);
    if (!client?.startsOn) return;
    const { startsOn, months, pausedDays } = client;
    await this.mail.enqueue(tx, {
      key: `pause-${outcome}:${pauseId}`,
      template: 'pause-decided',
      to: { email: client.email, name: client.name },
      data: {
        agreed: outcome === 'agreed',
        refused: outcome === 'refused',
        from: shownDay(fromOn),
        until: shownDay(untilOn),
        lastDay: shownDay(addDays(endOf({ startsOn, months, pausedDays }), -1)),
        words,
        path: '/my/me',
      },
    });
  }

  private async tellTeam(
    tx: Transaction,
    { id, coachId, paymentId }: ProgramEntity,
    pauseId: string,
    { fromOn, untilOn, reason }: DaysOff & { reason: PauseReason },
  ): Promise<void> {
    const client = await this.programs.find(id, tx);
    const coach = coachId === null ? undefined : await this.coaches.find(coachId, tx);
    if (!client || coach?.mails === 'daily') return;
    await this.mail.enqueue(tx, {
      key: `pause-asked:${paymentId}:${pauseId}`,
      template: 'pause-asked',
      to: coach ? { email: coach.email, name: coach.name } : { email: ownerAddress(this.env), name: null },
      data: {
        client: client.name,
        reason,
        from: shownDay(fromOn),
        until: shownDay(untilOn),
        days: lengthOf({ fromOn, untilOn }),
        path: `/admin/clients/${id}`,
      },
    });
  }
}

const decided = (words: string, { email }: Actor) => ({
  decision: words || null,
  decidedBy: email,
  decidedAt: new Date(),
});
