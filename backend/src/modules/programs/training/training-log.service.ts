import { bySetKey, EPLEY, MOST_REPS } from '@ironbloom/brand/training-log';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, MoreThan } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { addDays, today } from '../program.domain.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { TrainingSessionEntity, TrainingSetEntity } from './training.entity.ts';

/** Days whose sessions a phone keeps. */
const RECENT_DAYS = 28;
/** SQL: the columns of a set `s`. */
const SET = `s.key, s.row_id AS "rowId", s.exercise_id AS "exerciseId", s.name, s.kg, s.reps, s.seconds, s.metres, s.done, s.removed`;
/** SQL: `estimatedMaximum` of a set, and which sets have one. */
export const ESTIMATE = `CASE WHEN reps = 1 THEN kg ELSE kg * (1 + reps / ${EPLEY}.0) END`;
export const ESTIMATED = `done AND NOT removed AND kg > 0 AND reps BETWEEN 1 AND ${MOST_REPS}`;

type SetRow = Pick<
  TrainingSetEntity,
  'key' | 'rowId' | 'exerciseId' | 'name' | 'kg' | 'reps' | 'seconds' | 'metres' | 'done' | 'removed'
>;

const inOrder = (a: SetRow, b: SetRow): number => bySetKey(a.key, b.key);

/** What a client wrote down of her training. */
@Injectable()
export class TrainingLog {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
  ) {}

  /** @throws NOT_FOUND */
  async own(programId: string, userId: string) {
    await this.programs.requireMember(programId, userId);
    return this.recent(programId);
  }

  /** @throws NOT_FOUND */
  async ofClient(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    return this.recent(programId);
  }

  /** Sessions with their sets, newest first. */
  async sessions(where: FindOptionsWhere<TrainingSessionEntity>) {
    const sessions = await this.db.manager.find(TrainingSessionEntity, {
      where,
      order: { trainedOn: 'DESC', createdAt: 'DESC' },
    });
    const sets = await this.db.manager.find(TrainingSetEntity, {
      where: { sessionId: In(sessions.map(({ id }) => id)) },
    });
    const bySession = Map.groupBy(sets.toSorted(inOrder), ({ sessionId }) => sessionId);
    return sessions.map(({ id, trainedOn, planVersion, parts, ...session }) => ({
      id,
      programId: session.programId,
      on: trainedOn,
      version: planVersion,
      dayId: session.dayId,
      plannedOn: session.plannedOn,
      weekId: session.weekId,
      name: session.name,
      finishedAt: session.finishedAt,
      parts: Object.entries(parts).map(([key, { kind, value }]) => ({
        key,
        kind,
        of: key.slice(kind.length + 1),
        value,
      })),
      sets: bySession.get(id) ?? [],
    }));
  }

  private async recent(programId: string) {
    const programs = await this.programs.chainOf(programId);
    const [sessions, last, bests] = await Promise.all([
      this.sessions({ programId: In(programs), trainedOn: MoreThan(addDays(today(), -RECENT_DAYS)) }),
      this.lastSets(programs),
      this.bests(programs),
    ]);
    return { now: new Date(), sessions, last, bests };
  }

  private async lastSets(programs: readonly string[]) {
    const rows = await this.db.rows<SetRow & { exerciseId: string; on: string }>(
      `WITH last AS (
         SELECT exercise_id, max(trained_on) AS trained_on FROM training_sets
          WHERE program_id = ANY($1) AND exercise_id IS NOT NULL AND done AND NOT removed GROUP BY exercise_id)
       SELECT ${SET}, s.trained_on::text AS "on"
         FROM last JOIN training_sets s ON s.program_id = ANY($1) AND s.exercise_id = last.exercise_id AND s.trained_on = last.trained_on
          AND s.done AND NOT s.removed ORDER BY s.exercise_id`,
      [programs],
    );
    return [...Map.groupBy(rows, ({ exerciseId }) => exerciseId)].map(([exerciseId, sets]) => ({
      exerciseId,
      on: sets[0]!.on,
      sets: sets.toSorted(inOrder),
    }));
  }

  private bests(programs: readonly string[]) {
    return this.db.rows<BestRow>(
      `WITH sets AS (
         SELECT exercise_id, trained_on, kg, reps, (${ESTIMATE})::float AS estimate FROM training_sets
          WHERE program_id = ANY($1) AND exercise_id IS NOT NULL AND ${ESTIMATED}),
       best AS (SELECT DISTINCT ON (exercise_id) * FROM sets ORDER BY exercise_id, estimate DESC, trained_on)
       SELECT best.exercise_id AS "exerciseId", best.trained_on::text AS "on", best.kg, best.reps, best.estimate,
              max(sets.estimate) FILTER (WHERE sets.trained_on < best.trained_on) AS before
         FROM best JOIN sets USING (exercise_id) GROUP BY 1, 2, 3, 4, 5 ORDER BY 1`,
      [programs],
    );
  }
}

interface BestRow {
  exerciseId: string;
  on: string;
  kg: number;
  reps: number;
  estimate: number;
  /** The greatest estimate until the day before. */
  before: number | null;
}
