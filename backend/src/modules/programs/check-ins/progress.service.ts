import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { IntakeEntity } from '../intake/intake.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { CheckInEntity } from './check-in.entity.ts';
import { addressesOf } from './check-ins.service.ts';

/** What check-ins say over time. */
@Injectable()
export class Progress {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
  ) {}

  /** @throws NOT_FOUND */
  async own(programId: string, { userId }: Actor) {
    await this.programs.requireMember(programId, userId);
    return this.of(programId, true);
  }

  /** Photographs only for those who may open health answers. @throws NOT_FOUND */
  async ofClient(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const withPhotos = await this.resources.isVisible(viewer, 'health', programId);
    return this.of(programId, withPhotos);
  }

  private async of(programId: string, withPhotos: boolean) {
    const [checkIns, intake] = await Promise.all([
      this.sent(programId),
      this.db.manager.findOneBy(IntakeEntity, { programId }),
    ]);
    const questions = lastAsked(checkIns).filter(({ kind }) => kind === 'number' || kind === 'choice');
    const known = new Set(questions.map(({ id }) => id));
    const weight = intake?.answers.weight;
    return {
      start: typeof weight === 'number' ? { weight } : {},
      questions,
      checkIns: checkIns.map(({ dueOn, week, answers, photos }) => ({
        dueOn,
        week,
        values: Object.fromEntries(
          Object.entries(answers).filter(
            (entry): entry is [string, number] => known.has(entry[0]) && typeof entry[1] === 'number',
          ),
        ),
        photos: withPhotos ? addressesOf(photos) : {},
      })),
    };
  }

  /** Oldest first. */
  sent(programId: string): Promise<CheckInEntity[]> {
    return this.db.manager.find(CheckInEntity, {
      where: { programId, state: In(['sent', 'answered']) },
      order: { dueOn: 'ASC' },
    });
  }
}

/** Every question that was ever asked, in the words of the last time. @param checkIns oldest first */
export function lastAsked(checkIns: readonly CheckInEntity[]): CheckInQuestion[] {
  const byId = new Map(
    checkIns.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  return [...byId.values()];
}
