import { type Answer, intake } from '@ironbloom/brand/coaching';
import { retentionInWords } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { HealthData } from '../../../platform/security/health-data.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { CurrentRetention } from '../../privacy/retention/retention.service.ts';
import { programsError } from '../programs.errors.ts';
import { Assignment } from '../coaching/assignment.service.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { type HealthAnswers, isMinor, waitsForDoctor } from './intake.domain.ts';
import { questions } from './intake.dto.ts';
import { HealthOpeningEntity, IntakeEntity } from './intake.entity.ts';

type Answers = Readonly<Record<string, Answer | null | undefined>>;

const consentOf = ({ consentedAt, withdrawnAt }: IntakeEntity) => {
  if (!consentedAt) return 'none' as const;
  return withdrawnAt ? ('withdrawn' as const) : ('given' as const);
};

/**
 * A client's answers before her plan is written. She saves them piece by piece, on any device. Health answers are encrypted, need
 * her consent, and are opened by her coach and the owner alone, which is logged and shown to her.
 */
@Injectable()
export class Intakes {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
    private readonly healthData: HealthData,
    private readonly activities: ActivityLog,
    private readonly assignment: Assignment,
    private readonly retention: CurrentRetention,
  ) {}

  /** @throws NOT_FOUND for a program that is not hers */
  async own(programId: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    return this.ownView(programId);
  }

  /** @param version of the answers that were edited. @throws NOT_FOUND, STALE_INTAKE */
  saveAnswers(programId: string, version: number, answers: Answers, actor: Actor) {
    return this.change(programId, actor, { version }, async (before) => {
      const merged = Object.entries({ ...before.answers, ...answers }).filter(
        ([, answer]) => answer !== null && answer !== undefined,
      );
      return { answers: Object.fromEntries(merged) as Record<string, Answer> };
    });
  }

  /** @throws NOT_FOUND, CONSENT_NEEDED, STALE_INTAKE */
  saveHealth(programId: string, version: number, health: HealthAnswers, actor: Actor) {
    return this.change(programId, actor, { version }, async (before) => {
      if (consentOf(before) !== 'given') throw programsError('CONSENT_NEEDED');
      return { health: this.healthData.seal(JSON.stringify(health), programId) };
    });
  }

  /** Consent to health data, or its withdrawal, which closes the answers to staff in all programs that go on from one another. Idempotent. @throws NOT_FOUND */
  consent(programId: string, given: boolean, actor: Actor) {
    return this.change(programId, actor, {}, async (before, tx) => {
      if ((consentOf(before) === 'given') === given) return undefined;
      await this.programs.record(tx, { programId, kind: given ? 'consent' : 'withdrawal' });
      if (!given) await this.withdrawFromOthers(tx, programId);
      const { version: consentVersion } = intake.health.consent;
      return given
        ? { consentVersion, consentedAt: new Date(), withdrawnAt: null }
        : { withdrawnAt: new Date() };
    });
  }

  /** Her answers were copied to what goes on from the program: they are closed there, too, and in those before it. */
  private async withdrawFromOthers(tx: Transaction, programId: string): Promise<void> {
    const rows = await tx.rows<{ id: string }>(
      `WITH RECURSIVE hers AS (
         SELECT id, renews_id FROM programs WHERE id = $1
         UNION
         SELECT other.id, other.renews_id FROM hers CROSS JOIN LATERAL (
           SELECT id, renews_id FROM programs WHERE renews_id = hers.id AND state <> 'cancelled'
           UNION ALL
           SELECT id, renews_id FROM programs WHERE id = hers.renews_id) AS other)
       UPDATE intakes SET withdrawn_at = now(), version = version + 1
        WHERE program_id IN (SELECT id FROM hers) AND program_id <> $1 AND consented_at IS NOT NULL AND withdrawn_at IS NULL
       RETURNING program_id AS id`,
      [programId],
    );
    for (const { id } of rows) await this.programs.record(tx, { programId: id, kind: 'withdrawal' });
  }

  /** Whether health answers and photographs may be kept and read now. */
  async hasConsent(programId: string): Promise<boolean> {
    return consentOf(await this.find(this.db, programId)) === 'given';
  }

  /** Whether health answers stay after the end of the program. Idempotent. @throws NOT_FOUND */
  keepHealth(programId: string, keepHealth: boolean, actor: Actor) {
    return this.change(programId, actor, {}, async () => ({ keepHealth }));
  }

  /** All is answered: the program is assessed from now on. Idempotent. @throws NOT_FOUND, INTAKE_INCOMPLETE with the missing fields */
  complete(programId: string, actor: Actor) {
    return this.change(programId, actor, {}, async (before, tx) => {
      if (before.completedAt) return undefined;
      const [first] = await this.missing(tx, before);
      if (first !== undefined) throw programsError('INTAKE_INCOMPLETE').at(first);
      await this.programs.record(tx, { programId, kind: 'intake' });
      await this.programs.transition(tx, programId, 'assessing', { email: null, reason: null });
      const { language } = before.answers;
      const program = await tx.manager.findOneByOrFail(ProgramEntity, { id: programId });
      if (program.coachId === null && Array.isArray(language))
        await this.assignment.byRule(tx, programId, language as string[]);
      return { completedAt: new Date() };
    });
  }

  /** Without health answers. @throws NOT_FOUND, also where it is there and not for this viewer */
  async ofClient(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const found = await this.find(this.db, programId);
    return { ...stateOf(found), answers: found.answers };
  }

  /** Opens the health answers, which is logged and shown to the client. @throws NOT_FOUND, CONSENT_NEEDED */
  async openHealth(programId: string, viewer: Principal, actor: Actor) {
    await this.resources.requireVisible(viewer, 'health', programId);
    return this.db.run(async (tx) => {
      const found = await this.find(tx, programId);
      if (consentOf(found) !== 'given') throw programsError('CONSENT_NEEDED');
      await tx.manager.insert(HealthOpeningEntity, {
        id: uuidv7(),
        programId,
        openerId: viewer.id,
        opener: viewer.name,
      });
      await this.activities.record(tx, actor, {
        action: 'Opened health answers',
        feature: 'Program',
        changes: { before: null, after: { _id: programId } },
      });
      return this.healthOf(found);
    });
  }

  /** Newest first. @throws NOT_FOUND, also where it is there and not for this viewer */
  async openings(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'health', programId);
    return this.openingsOf(programId);
  }

  /** What keeps training from beginning. */
  async readiness(
    tx: Transaction,
    programId: string,
  ): Promise<{ waitsForDoctor: boolean; needsGuardian: boolean }> {
    const found = await this.find(tx, programId);
    const age = await this.programs.ageOf(tx, programId);
    return {
      waitsForDoctor: this.healthOf(found).waitsForDoctor,
      needsGuardian: isMinor(age) && found.guardianAgreedAt === null,
    };
  }

  /** Staff have spoken with the parent or guardian of somebody under 18. Idempotent. @throws NOT_FOUND */
  async recordGuardian(programId: string, viewer: Principal, actor: Actor): Promise<void> {
    await this.resources.requireVisible(viewer, 'program', programId);
    await this.db.run(async (tx) => {
      const before = await this.lock(tx, programId);
      if (before.guardianAgreedAt) return;
      await this.update(tx, before, { guardianAgreedAt: new Date() });
      await this.programs.record(tx, { programId, kind: 'guardian', by: actor.email });
      await this.activities.record(tx, actor, {
        action: 'Recorded a guardian’s agreement',
        feature: 'Program',
        changes: { before: null, after: { _id: programId } },
      });
    });
  }

  /**
   * Changes her own answers. @param options `version` that she edited: another one is refused; without it none is
   * @param change returns the changed columns; undefined where nothing changes
   */
  private async change(
    programId: string,
    { userId }: Actor,
    { version }: { version?: number },
    change: (before: IntakeEntity, tx: Transaction) => Promise<Partial<IntakeEntity> | undefined>,
  ) {
    await this.db.run(async (tx) => {
      await this.programs.requireMember(programId, userId, tx);
      const before = await this.lock(tx, programId, version);
      const changed = await change(before, tx);
      if (changed) await this.update(tx, before, changed);
    });
    return this.ownView(programId);
  }

  private async ownView(programId: string) {
    const [found, age, openings] = await Promise.all([
      this.find(this.db, programId),
      this.programs.ageOf(this.db, programId),
      this.openingsOf(programId),
    ]);
    const { answers, keepHealth } = found;
    return {
      ...stateOf(found),
      answers,
      keepHealth,
      ...this.healthOf(found),
      isMinor: isMinor(age),
      keptFor: retentionInWords(this.retention.value, 'health'),
      openings,
    };
  }

  private openingsOf(programId: string) {
    return this.db.manager.find(HealthOpeningEntity, {
      select: { what: true, opener: true, openedAt: true },
      where: { programId },
      order: { openedAt: 'DESC' },
      take: 100,
    });
  }

  private healthOf({ programId, health: sealed }: IntakeEntity) {
    if (!sealed) return { health: null, waitsForDoctor: false };
    const health = JSON.parse(this.healthData.open(sealed, programId).toString('utf8')) as HealthAnswers;
    return { health, waitsForDoctor: waitsForDoctor(intake.health.questions, health) };
  }

  /** Ids of what is still to be answered, health questions included, in the order of the screens. */
  private async missing(tx: Transaction, found: IntakeEntity): Promise<string[]> {
    const open = questions
      .filter(({ id, required }) => required && isEmpty(found.answers[id]))
      .map(({ id }) => id);
    const { health } = this.healthOf(found);
    const unasked = intake.health.questions.filter(({ id }) => !health?.answers[id]).map(({ id }) => id);
    const age = await this.programs.ageOf(tx, found.programId);
    const needsGuardian = isMinor(age) && !health?.guardian;
    return [...open, ...unasked, ...(needsGuardian ? ['guardian'] : [])];
  }

  /** The row, made where there is none, locked until the transaction ends. @throws STALE_INTAKE for another version */
  private async lock(tx: Transaction, programId: string, version?: number): Promise<IntakeEntity> {
    await tx.rows('INSERT INTO intakes (program_id, version) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
      programId,
    ]);
    const found = await tx.manager.findOneOrFail(IntakeEntity, {
      where: { programId },
      lock: { mode: 'pessimistic_write' },
    });
    if (version !== undefined && version !== found.version) throw programsError('STALE_INTAKE');
    return found;
  }

  private async update(
    tx: Transaction,
    { programId, version }: IntakeEntity,
    change: Partial<IntakeEntity>,
  ): Promise<void> {
    await tx.manager.update(IntakeEntity, { programId }, { ...change, version: version + 1 });
  }

  private async find(sql: Sql, programId: string): Promise<IntakeEntity> {
    const found = await sql.manager.findOneBy(IntakeEntity, { programId });
    return (
      found ??
      sql.manager.create(IntakeEntity, {
        programId,
        version: 0,
        answers: {},
        health: null,
        consentedAt: null,
        withdrawnAt: null,
        completedAt: null,
        guardianAgreedAt: null,
        keepHealth: false,
      })
    );
  }
}

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);

const stateOf = (found: IntakeEntity) => ({
  version: found.version,
  completedAt: found.completedAt,
  consent: consentOf(found),
});
