import { type FoodPlan, rowsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { Exercises } from '../../library/exercises/exercises.service.ts';
import { Coaches } from '../coaching/coaches.service.ts';
import { FoodTargets, hasTargets } from '../intake/food-targets.ts';
import { Intakes } from '../intake/intakes.service.ts';
import { addDays, OPEN_STATES, today } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { ClientFiles } from './client-files.service.ts';
import { pictureIdsIn, sanitizePlan } from './plan-html.ts';
import { ProgramPlanEntity } from './program-plan.entity.ts';

/** A start may be chosen so many days ahead. */
const MAX_DAYS_AHEAD = 30;

interface NewPlan {
  html: string;
  training: TrainingPlan | null;
  food: FoodPlan | null;
  note: string;
  documentId: string | null;
  startsOn?: string | undefined;
  /** Why training may begin although a doctor's word is missing. */
  override?: string | undefined;
}

interface PlanSummary extends Pick<
  ProgramPlanEntity,
  'id' | 'version' | 'note' | 'documentId' | 'publishedBy' | 'publishedAt'
> {
  hasText: boolean;
  hasTraining: boolean;
  hasFood: boolean;
}

/** The plans of a program, with text, training, food and a PDF: published as versions, of which the newest counts. */
@Injectable()
export class Plans {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
    private readonly intakes: Intakes,
    private readonly foodTargets: FoodTargets,
    private readonly files: ClientFiles,
    private readonly coaches: Coaches,
    private readonly exercises: Exercises,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  /**
   * Newest first; those of the program before, until this one has its own.
   * @throws NOT_FOUND, also where it is there and not for this viewer
   */
  async list(programId: string, viewer: Principal): Promise<PlanSummary[]> {
    await this.resources.requireVisible(viewer, 'program', programId);
    const plans = await this.db.rows<PlanSummary>(
      `SELECT id, version, note, document_id AS "documentId", published_by AS "publishedBy", published_at AS "publishedAt",
         html <> '' AS "hasText", training IS NOT NULL AS "hasTraining", food IS NOT NULL AS "hasFood"
       FROM program_plans WHERE program_id = $1 ORDER BY version DESC`,
      [await this.planned(programId)],
    );
    return this.named(plans);
  }

  /** One version with its parts. @throws NOT_FOUND */
  async find(programId: string, version: number, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    return this.load(programId, version);
  }

  /** With what the library says of its exercises, for a caller who has checked access. @throws NOT_FOUND */
  async load(programId: string, version: number) {
    const plan = await this.db.manager.findOneBy(ProgramPlanEntity, {
      programId: await this.planned(programId),
      version,
    });
    if (!plan) throw platformError('NOT_FOUND');
    const [named] = await this.named([plan]);
    const ids = plan.training ? rowsOf(plan.training).flatMap(({ exerciseId }) => exerciseId ?? []) : [];
    return { ...named!, exercises: await this.exercises.exercisesOf(ids) };
  }

  /** As the client sees it. @throws NOT_FOUND */
  async own(programId: string, version: number, viewer: Principal) {
    return this.foodTargets.shown(this.db, programId, await this.find(programId, version, viewer));
  }

  /** The program itself, or the one that it renews, until it has a plan of its own. */
  private async planned(programId: string): Promise<string> {
    const [found] = await this.db.rows<{ id: string }>(
      `WITH RECURSIVE before AS (
         SELECT id, renews_id, 0 AS back FROM programs WHERE id = $1
         UNION ALL SELECT g.id, g.renews_id, back + 1 FROM before JOIN programs g ON g.id = before.renews_id)
       SELECT id FROM before WHERE EXISTS (SELECT 1 FROM program_plans l WHERE l.program_id = before.id)
       ORDER BY back LIMIT 1`,
      [programId],
    );
    return found?.id ?? programId;
  }

  /** Addresses of who published become names. */
  private async named<Plan extends { publishedBy: string }>(plans: readonly Plan[]): Promise<Plan[]> {
    const nameOf = await this.coaches.nameByAddress(plans.map(({ publishedBy }) => publishedBy));
    return plans.map((plan) => ({ ...plan, publishedBy: nameOf(plan.publishedBy) }));
  }

  /**
   * Publishes a version. With the first one the program gets its start, and is active from that day on.
   * @param seen the newest version that was seen
   * @throws NOT_FOUND, STALE_PLAN, EMPTY_PLAN, UNKNOWN_FILE, FOOD_TARGETS, BAD_START, DOCTOR_NEEDED, GUARDIAN_NEEDED, PROGRAM_STATE
   */
  async publish(programId: string, seen: number, plan: NewPlan, viewer: Principal, actor: Actor) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const html = sanitizePlan(plan.html);
    const { documentId, training, food } = plan;
    if (html === '' && documentId === null && training === null && food === null)
      throw programsError('EMPTY_PLAN').at('html');
    const planned = await this.planned(programId);
    await this.db.run(async (tx) => {
      const program = await tx.manager.findOneOrFail(ProgramEntity, {
        where: { id: programId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!OPEN_STATES.includes(program.state)) throw programsError('PROGRAM_STATE');
      // The versions of a renewed program go on from those before it.
      const newest =
        (await tx.manager.maximum(ProgramPlanEntity, 'version', { programId })) ??
        (await tx.manager.maximum(ProgramPlanEntity, 'version', { programId: planned }));
      if ((newest ?? 0) !== seen) throw programsError('STALE_PLAN');
      await this.files.requireOwn(
        tx,
        [programId, ...(program.renewsId ? [program.renewsId] : [])],
        [...pictureIdsIn(html), ...(documentId ? [documentId] : [])],
      );
      if (food && hasTargets(food)) await this.requireTargets(tx, programId, food);
      if (program.startsOn === null) await this.begin(tx, program, plan, actor);
      const id = uuidv7();
      await tx.manager.insert(ProgramPlanEntity, {
        id,
        programId,
        version: seen + 1,
        html,
        training,
        food,
        note: plan.note,
        documentId,
        publishedBy: actor.email,
      });
      const eventId = await this.programs.record(tx, {
        programId,
        kind: 'plan',
        after: String(seen + 1),
        by: actor.email,
      });
      await this.tell(tx, programId, eventId, seen + 1);
      await this.activities.record(tx, actor, {
        action: 'Published a plan',
        feature: 'Program',
        changes: { before: null, after: { _id: programId, version: seen + 1 } },
      });
    });
    return this.find(programId, seen + 1, viewer);
  }

  /** plan-8. @throws FOOD_TARGETS */
  private async requireTargets(tx: Transaction, programId: string, { training }: FoodPlan): Promise<void> {
    const { may } = await this.foodTargets.ruleOf(tx, programId);
    if (may === 'none')
      throw programsError('FOOD_TARGETS').at(training.target ? 'food.training.target' : 'food.rest.target');
  }

  private async begin(
    tx: Transaction,
    program: ProgramEntity,
    { startsOn = today(), override }: NewPlan,
    actor: Actor,
  ): Promise<void> {
    const now = today();
    if (startsOn < now || startsOn > addDays(now, MAX_DAYS_AHEAD))
      throw programsError('BAD_START').at('startsOn');
    const { waitsForDoctor, needsGuardian } = await this.intakes.readiness(tx, program.id);
    if (needsGuardian) throw programsError('GUARDIAN_NEEDED');
    if (waitsForDoctor && override === undefined) throw programsError('DOCTOR_NEEDED');
    if (waitsForDoctor) {
      await this.programs.record(tx, {
        programId: program.id,
        kind: 'override',
        reason: override ?? null,
        by: actor.email,
      });
    }
    await tx.manager.update(ProgramEntity, program.id, { startsOn });
    const by = { email: actor.email, reason: null };
    if (program.state === 'new') await this.programs.transition(tx, program.id, 'assessing', by);
    if (startsOn === now) await this.programs.transition(tx, program.id, 'active', by);
  }

  private async tell(tx: Transaction, programId: string, eventId: string, version: number): Promise<void> {
    const client = await this.programs.find(programId, tx);
    if (!client) throw platformError('NOT_FOUND');
    await this.mail.enqueue(tx, {
      key: `plan-published:${eventId}`,
      template: 'plan-published',
      to: { email: client.email, name: client.name },
      data: { coach: client.coachName, first: version === 1, path: '/my/plan' },
    });
  }
}
