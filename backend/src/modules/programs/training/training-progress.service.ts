import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { addDays } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { PauseEntity } from '../term/pause.entity.ts';
import { ESTIMATE, ESTIMATED } from './training-log.service.ts';
import { type PlannedVersion, type TrainingWeek, trainingWeeks } from './training-weeks.ts';

/** Beside a check-in. */
const CHECKED_WEEKS = 5;
/** SQL: what a planned day `d` is called, and when it is. */
const PLANNED_DAY = `jsonb_build_object('id', d->'id', 'name', d->'name', 'weekday', d->'weekday')`;

/** What a client's training adds up to. */
@Injectable()
export class TrainingProgress {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly resources: Resources,
  ) {}

  /** @throws NOT_FOUND */
  async own(programId: string, userId: string) {
    await this.programs.requireMember(programId, userId);
    return this.of(programId);
  }

  /** @throws NOT_FOUND */
  async ofClient(programId: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    return this.of(programId);
  }

  private async of(programId: string) {
    const chain = await this.programs.chainOf(programId);
    const pauses = await this.daysOff(programId);
    const [weeks, days, lifts, records] = await Promise.all([
      this.weeks(programId, pauses),
      this.db.rows<DayRow>(
        `SELECT trained_on::text AS "on", day_id AS "dayId", planned_on::text AS "plannedOn", name, finished_at IS NOT NULL AS finished,
                (parts->'feel'->>'value')::int AS feel
           FROM training_sessions WHERE program_id = $1 ORDER BY trained_on`,
        [programId],
      ),
      this.lifts(chain),
      this.records(chain),
    ]);
    return { weeks, days, lifts, records };
  }

  private daysOff(programId: string): Promise<PauseEntity[]> {
    return this.db.manager.findBy(PauseEntity, { programId, state: In(['agreed', 'ended']) });
  }

  /** Up to today: what was planned, and what was done. */
  private async weeks(programId: string, pauses: readonly PauseEntity[]): Promise<TrainingWeek[]> {
    const [program, versions, done] = await Promise.all([
      this.db.manager.findOneByOrFail(ProgramEntity, { id: programId }),
      this.db.rows<PlannedVersion>(
        `SELECT (published_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "publishedOn",
                (SELECT jsonb_agg((SELECT coalesce(jsonb_agg(${PLANNED_DAY} ORDER BY place), '[]')
                                     FROM jsonb_array_elements(w->'days') WITH ORDINALITY AS day (d, place)) ORDER BY place)
                   FROM jsonb_array_elements(training->'weeks') WITH ORDINALITY AS week (w, place)) AS weeks
           FROM program_plans WHERE program_id = $1 ORDER BY version`,
        [programId],
      ),
      this.db.rows<{ on: string; finished: boolean; sets: number; volume: number }>(
        `SELECT n.trained_on::text AS "on", n.finished_at IS NOT NULL AS finished, s.sets, s.volume
           FROM training_sessions n
          CROSS JOIN LATERAL (SELECT count(*)::int AS sets, coalesce(sum(greatest(kg, 0) * reps), 0)::float AS volume FROM training_sets s
                               WHERE s.session_id = n.id AND s.done AND NOT s.removed) AS s
          WHERE n.program_id = $1`,
        [programId],
      ),
    ]);
    return trainingWeeks(program, pauses, versions, done);
  }

  /**
   * Seven days each up to this one, oldest first: those that lie in the program, and the last one in any case. Nothing where
   * nothing is planned and nothing was done.
   */
  async weeksTo(programId: string, day: string): Promise<CheckedWeek[]> {
    const pauses = await this.daysOff(programId);
    const [weeks, done] = await Promise.all([
      this.weeks(programId, pauses),
      this.db.rows<{ ago: number; sessions: number; volume: number }>(
        `SELECT ($2::date - n.trained_on) / 7 AS ago, count(DISTINCT n.id) FILTER (WHERE n.finished_at IS NOT NULL)::int AS sessions,
                coalesce(sum(greatest(s.kg, 0) * s.reps), 0)::float AS volume
           FROM training_sessions n LEFT JOIN training_sets s ON s.session_id = n.id AND s.done AND NOT s.removed
          WHERE n.program_id = $1 AND n.trained_on > $2::date - 7 * $3::int AND n.trained_on <= $2::date GROUP BY 1`,
        [programId, day, CHECKED_WEEKS],
      ),
    ]);
    const startsOn = weeks[0]?.from;
    const found = Array.from({ length: CHECKED_WEEKS }, (_, ago) => {
      const last = addDays(day, -7 * ago);
      const from = addDays(last, -6);
      const { sessions = 0, volume = 0 } = done.find((one) => one.ago === ago) ?? {};
      const isOff = pauses.some(({ fromOn, untilOn }) => fromOn <= from && untilOn >= last);
      const planned = isOff ? 0 : (weeks.findLast((week) => week.from <= last)?.planned ?? 0);
      return { from, planned, sessions, volume };
    });
    const inside = found.filter(({ from }, ago) => ago === 0 || (startsOn !== undefined && from >= startsOn));
    const isEmpty = inside.every(({ planned, sessions, volume }) => planned + sessions + volume === 0);
    return isEmpty ? [] : inside.toReversed();
  }

  /** The best set of each day, by exercise. */
  private async lifts(programs: readonly string[]) {
    const rows = await this.db.rows<LiftRow & { estimate: number }>(
      `SELECT DISTINCT ON (exercise_id, trained_on) exercise_id AS "exerciseId", name, trained_on::text AS "on", kg, reps, (${ESTIMATE})::float AS estimate
         FROM training_sets WHERE program_id = ANY($1) AND exercise_id IS NOT NULL AND ${ESTIMATED}
        ORDER BY exercise_id, trained_on, (${ESTIMATE}) DESC`,
      [programs],
    );
    return [...Map.groupBy(rows, ({ exerciseId }) => exerciseId)].map(([exerciseId, points]) => ({
      exerciseId,
      name: points.at(-1)!.name,
      points: points.map(({ on, estimate, kg, reps }) => ({ on, estimate, kg, reps })),
    }));
  }

  /** By exercise the heaviest set, with the heaviest one of the days before it. */
  private async records(programs: readonly string[]) {
    const rows = await this.db.rows<LiftRow>(
      `SELECT DISTINCT ON (exercise_id, trained_on) exercise_id AS "exerciseId", name, trained_on::text AS "on", kg, reps
         FROM training_sets WHERE program_id = ANY($1) AND exercise_id IS NOT NULL AND done AND NOT removed AND kg > 0 AND reps > 0
        ORDER BY exercise_id, trained_on, kg DESC, reps DESC`,
      [programs],
    );
    return [...Map.groupBy(rows, ({ exerciseId }) => exerciseId).values()].map((days) => {
      const heaviest = heaviestOf(days)!;
      const before = heaviestOf(days.filter(({ on }) => on < heaviest.on));
      return { ...heaviest, name: days.at(-1)!.name, before: before && { kg: before.kg, reps: before.reps } };
    });
  }
}

/** Of two equal ones the earlier. @param sets oldest first */
function heaviestOf(sets: readonly LiftRow[]): LiftRow | null {
  const [first, ...others] = sets;
  if (!first) return null;
  return others.reduce(
    (best, set) => (set.kg > best.kg || (set.kg === best.kg && set.reps > best.reps) ? set : best),
    first,
  );
}

interface DayRow {
  on: string;
  dayId: string;
  plannedOn: string | null;
  name: string;
  finished: boolean;
  feel: number | null;
}

interface LiftRow {
  exerciseId: string;
  name: string;
  on: string;
  kg: number;
  reps: number;
}

interface CheckedWeek {
  from: string;
  /** Sessions: of the plan, and finished ones. */
  planned: number;
  sessions: number;
  /** kg. */
  volume: number;
}
