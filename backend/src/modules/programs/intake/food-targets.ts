import { intake } from '@ironbloom/brand/coaching';
import { whyNoTargets } from '@ironbloom/brand/food-targets';
import type { FoodPlan } from '@ironbloom/brand/plan';
import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { HealthData } from '../../../platform/security/health-data.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import {
  asksForDoctorsTargets,
  forbidsFoodTargets,
  type HealthAnswers,
  isMinor,
  waitsForDoctor,
} from './intake.domain.ts';
import { IntakeEntity } from './intake.entity.ts';

/** Whether targets may be calculated, only typed in, or not given at all; `why` names no health answer. */
export interface TargetRule {
  may: 'calculate' | 'type' | 'none';
  why: string | null;
}

/** Who may be given targets for food, and asked for weight, waist and photographs. */
@Injectable()
export class FoodTargets {
  constructor(
    private readonly programs: ProgramsRepository,
    private readonly healthData: HealthData,
  ) {}

  /** Not somebody under 18, nor after a health answer that forbids them. */
  async mayHave(sql: Sql, programId: string): Promise<boolean> {
    if (isMinor(await this.programs.ageOf(sql, programId))) return false;
    const health = await this.healthOf(sql, programId);
    return health === null || !forbidsFoodTargets(intake.health.questions, health);
  }

  /** plan-8 */
  async ruleOf(sql: Sql, programId: string): Promise<TargetRule> {
    const none = (why: string): TargetRule => ({ may: 'none', why });
    const { questions } = intake.health;
    if (isMinor(await this.programs.ageOf(sql, programId)))
      return none('Under 18 there are no targets for food.');
    const health = await this.healthOf(sql, programId);
    if (health && forbidsFoodTargets(questions, health))
      return none('The answers of this client rule out targets for food: plan rhythm and regular meals.');
    if (health && waitsForDoctor(questions, health))
      return none('A doctor’s word is waited for: until then there are no targets for food.');
    const body = await this.programs.bodyOf(sql, programId);
    const tooLight =
      body.kg !== null && body.cm !== null
        ? whyNoTargets({ years: body.years ?? Infinity, cm: body.cm, kg: body.kg })
        : undefined;
    if (tooLight !== undefined) return none(tooLight);
    if (health && asksForDoctorsTargets(health))
      return {
        may: 'type',
        why: 'Targets of this client come from a doctor or dietitian: type them in, and name that person in the notes.',
      };
    return { may: 'calculate', why: null };
  }

  /** As the client may see it: without targets where she may have none (plan-8). */
  async shown<Plan extends { food: FoodPlan | null }>(
    sql: Sql,
    programId: string,
    plan: Plan,
  ): Promise<Plan> {
    const { food } = plan;
    if (!food || !hasTargets(food)) return plan;
    if ((await this.ruleOf(sql, programId)).may !== 'none') return plan;
    const { training, rest } = food;
    return {
      ...plan,
      food: { ...food, training: { ...training, target: null }, rest: { ...rest, target: null } },
    };
  }

  private async healthOf(sql: Sql, programId: string): Promise<HealthAnswers | null> {
    const found = await sql.manager.findOneBy(IntakeEntity, { programId });
    if (!found?.health) return null;
    return JSON.parse(this.healthData.open(found.health, programId).toString('utf8')) as HealthAnswers;
  }
}

export const hasTargets = ({ training, rest }: FoodPlan): boolean =>
  training.target !== null || rest.target !== null;
