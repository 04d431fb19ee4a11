import { intake } from '@ironbloom/brand/coaching';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { FoodTargets } from './food-targets.ts';
import { IntakeEntity } from './intake.entity.ts';

/** Answers that a plan of food is written from, besides those of the step about food. None is about health. */
const OTHERS = ['goal', 'days', 'steps', 'experience'];
const ASKED = new Set([
  ...intake.steps.filter(({ id }) => id === 'food').flatMap(({ questions }) => questions.map(({ id }) => id)),
  ...OTHERS,
]);

/** What a plan of food is written from. */
@Injectable()
export class ClientFood {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
    private readonly targets: FoodTargets,
  ) {}

  /** @throws NOT_FOUND, also where it is there and not for this viewer */
  async find(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const [found, body, targets] = await Promise.all([
      this.db.manager.findOneBy(IntakeEntity, { programId }),
      this.programs.bodyOf(this.db, programId),
      this.targets.ruleOf(this.db, programId),
    ]);
    const answers = Object.entries(found?.answers ?? {}).filter(([id]) => ASKED.has(id));
    return { answers: Object.fromEntries(answers), body, targets };
  }
}
