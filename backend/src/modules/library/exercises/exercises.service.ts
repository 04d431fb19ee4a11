import { isDeepStrictEqual } from 'node:util';
import { shippedExercises } from '@ironbloom/brand/library';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { libraryError } from '../library.errors.ts';
import { type ExerciseContent, ExerciseEntity } from './exercise.entity.ts';

const FEATURE = 'Exercise';
const shippedById = new Map(shippedExercises.map(({ id, ...content }) => [id, content]));

type ExerciseRow = Omit<ExerciseEntity, 'updatedAt'> & { updatedAt: Date | null };

/** As everybody of the team sees it: the shipped one, or ours in its place. */
type Exercise = ExerciseContent &
  Omit<ExerciseRow, 'content'> & {
    shipped: boolean;
    /** A shipped one with our own text. */
    changed: boolean;
  };

/** What a coach writes of an exercise. */
type ExerciseText = ExerciseContent & { video: string | null };

type Trained = Pick<ExerciseContent, 'name' | 'equipment' | 'logs'> & { id: string };

interface PlanExercise extends Trained {
  /** The id that the row of the plan has. */
  id: string;
  cues: readonly string[];
  mistakes: readonly string[];
  video: string | null;
  alternatives: Trained[];
}

const untouched = (id: string): ExerciseRow => ({
  id,
  content: null,
  video: null,
  hidden: false,
  mergedInto: null,
  version: 0,
  updatedAt: null,
});

/** The exercise library: the shipped exercises, and rows of the table over them. */
@Injectable()
export class Exercises {
  constructor(
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** By name, with hidden and merged ones. */
  async list(): Promise<Exercise[]> {
    const all = allOf(await this.db.manager.find(ExerciseEntity));
    return all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** With in how many clients' plans it is. @throws UNKNOWN_EXERCISE */
  async find(id: string): Promise<Exercise & { clients: number }> {
    const exercise = shown((await this.db.manager.findOneBy(ExerciseEntity, { id })) ?? untouched(id));
    if (!exercise) throw libraryError('UNKNOWN_EXERCISE');
    return { ...exercise, clients: await this.clientsOf(id) };
  }

  /** Open programs whose newest plan has the exercise, or one that was merged into it. */
  private async clientsOf(id: string): Promise<number> {
    const merged = await this.db.manager.findBy(ExerciseEntity, { mergedInto: id });
    const [found] = await this.db.rows<{ clients: number }>(
      `SELECT count(*)::int AS clients FROM programs g
         JOIN LATERAL (SELECT training FROM program_plans WHERE program_id = g.id ORDER BY version DESC LIMIT 1) l ON true
        WHERE g.state NOT IN ('ended', 'cancelled')
          AND jsonb_path_exists(l.training, '$.weeks[*].days[*].blocks[*].rows[*].exerciseId ? (@ == $ids[*])', $1)`,
      [JSON.stringify({ ids: [id, ...merged.map((row) => row.id)] })],
    );
    return found!.clients;
  }

  /** What a reader of a plan is told of them, through merges; those that are unknown are left out. */
  async exercisesOf(ids: readonly string[]): Promise<PlanExercise[]> {
    if (ids.length === 0) return [];
    const all = new Map((await this.list()).map((exercise) => [exercise.id, exercise]));
    const live = (id: string) => {
      const exercise = all.get(id);
      return exercise?.mergedInto ? (all.get(exercise.mergedInto) ?? exercise) : exercise;
    };
    return [...new Set(ids)].flatMap((id) => {
      const exercise = live(id);
      if (!exercise) return [];
      const { cues, mistakes, video } = exercise;
      const alternatives = new Set(exercise.alternatives.flatMap((other) => live(other) ?? []));
      return [
        { ...trained(exercise), id, cues, mistakes, video, alternatives: [...alternatives].map(trained) },
      ];
    });
  }

  /** An own exercise. @throws EXERCISE_NAME_TAKEN */
  async create(text: ExerciseText, actor: Actor) {
    const id = uuidv7();
    await this.db.run(async (tx) => {
      await this.lock(tx);
      await this.refuseNameOfOther(tx, id, text.name);
      const { video, ...content } = text;
      await tx.manager.insert(ExerciseEntity, { id, content, video });
      await this.record(tx, actor, 'Created', id, { after: text });
    });
    return this.find(id);
  }

  /** A shipped one stays as it was shipped; ours stands in its place. @throws UNKNOWN_EXERCISE, STALE_EXERCISE, EXERCISE_NAME_TAKEN */
  async change(id: string, seen: number, text: ExerciseText, actor: Actor) {
    const { video, ...content } = text;
    await this.save(id, seen, { content, video }, actor, 'Updated');
    return this.find(id);
  }

  /** The video link is the owner's, and stays. @throws UNKNOWN_EXERCISE, NOT_SHIPPED, STALE_EXERCISE */
  async backToShipped(id: string, seen: number, actor: Actor) {
    if (!shippedById.has(id)) {
      await this.find(id);
      throw libraryError('NOT_SHIPPED');
    }
    await this.save(id, seen, { content: null }, actor, 'Went back to the shipped');
    return this.find(id);
  }

  private async save(
    id: string,
    seen: number,
    change: { content: ExerciseContent | null; video?: string | null },
    actor: Actor,
    action: string,
  ): Promise<void> {
    await this.db.run(async (tx) => {
      const before = await this.locked(tx, id);
      if (before.version !== seen) throw libraryError('STALE_EXERCISE');
      const name = change.content?.name;
      if (name !== undefined && !isSameName(name, shown(before)!.name))
        await this.refuseNameOfOther(tx, id, name);
      const isShipped = isDeepStrictEqual(change.content, shippedById.get(id));
      const { video = before.video } = change;
      const content = isShipped ? null : change.content;
      await this.store(tx, { ...before, content, video, version: seen + 1 });
      const text = (row: { content: ExerciseContent | null; video: string | null }) => ({
        ...(row.content ?? shippedById.get(id)!),
        video: row.video,
      });
      await this.record(tx, actor, action, id, { before: text(before), after: text({ content, video }) });
    });
  }

  /** It is not offered any more; plans keep it. @throws UNKNOWN_EXERCISE */
  async hide(id: string, actor: Actor) {
    await this.mark(id, { hidden: true }, actor, 'Hid');
    return this.find(id);
  }

  /** Takes back that it was hidden or merged. @throws UNKNOWN_EXERCISE */
  async show(id: string, actor: Actor) {
    await this.mark(id, { hidden: false, mergedInto: null }, actor, 'Showed');
    return this.find(id);
  }

  /** From now on it is shown as the other one, in given plans, too. @throws UNKNOWN_EXERCISE, CANNOT_MERGE */
  async merge(id: string, into: string, actor: Actor) {
    await this.db.run(async (tx) => {
      const [one, other] = [await this.locked(tx, id), await this.locked(tx, into)];
      const isTarget = await tx.manager.existsBy(ExerciseEntity, { mergedInto: id });
      if (id === into || isTarget || one.mergedInto !== null || other.mergedInto !== null)
        throw libraryError('CANNOT_MERGE');
      await this.store(tx, { ...one, mergedInto: into });
      await this.record(tx, actor, 'Merged', id, { before: {}, after: { into } });
    });
    return this.find(id);
  }

  private async mark(
    id: string,
    change: Partial<Pick<ExerciseEntity, 'hidden' | 'mergedInto'>>,
    actor: Actor,
    action: string,
  ): Promise<void> {
    await this.db.run(async (tx) => {
      const row = await this.locked(tx, id);
      await this.store(tx, { ...row, ...change });
      await this.record(tx, actor, action, id, { before: {}, after: change });
    });
  }

  /** The library changes rarely: its changes are done one after another. */
  private async lock(tx: Transaction): Promise<void> {
    await tx.rows('LOCK TABLE exercises IN SHARE ROW EXCLUSIVE MODE');
  }

  /** One that was merged into another has no name of its own any more. @throws EXERCISE_NAME_TAKEN */
  private async refuseNameOfOther(tx: Transaction, id: string, name: string): Promise<void> {
    const all = allOf(await tx.manager.find(ExerciseEntity));
    const other = all.find((one) => one.id !== id && one.mergedInto === null && isSameName(one.name, name));
    if (!other) return;
    const where = other.hidden ? 'is in the library already, hidden' : 'is in the library already';
    const message = `“${other.name}” ${where}. Please choose another name.`;
    throw libraryError('EXERCISE_NAME_TAKEN', { message }).at('name');
  }

  /** @throws UNKNOWN_EXERCISE */
  private async locked(tx: Transaction, id: string): Promise<ExerciseRow> {
    await this.lock(tx);
    const row = (await tx.manager.findOneBy(ExerciseEntity, { id })) ?? untouched(id);
    if (!shown(row)) throw libraryError('UNKNOWN_EXERCISE');
    return row;
  }

  private async store(tx: Transaction, row: ExerciseRow): Promise<void> {
    await tx.manager.upsert(ExerciseEntity, { ...row, updatedAt: new Date() }, ['id']);
  }

  private record(
    tx: Transaction,
    actor: Actor,
    action: string,
    id: string,
    { before, after }: { before?: object; after: object },
  ): Promise<void> {
    return this.activities.record(tx, actor, {
      action,
      feature: FEATURE,
      changes: { before: before ? { _id: id, ...before } : null, after: { _id: id, ...after } },
    });
  }
}

/** The shipped exercises, with the rows over them, and our own. */
function allOf(rows: readonly ExerciseRow[]): Exercise[] {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  for (const id of shippedById.keys()) if (!rowById.has(id)) rowById.set(id, untouched(id));
  return [...rowById.values()].map(shown).filter((exercise) => exercise !== undefined);
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Undefined for a row over an exercise that is shipped no more. */
function shown({ content: own, ...row }: ExerciseRow): Exercise | undefined {
  const shipped = shippedById.get(row.id);
  const content = own ?? shipped;
  return content && { ...content, ...row, shipped: shipped !== undefined, changed: !!shipped && !!own };
}

const trained = ({ id, name, equipment, logs }: Exercise): Trained => ({ id, name, equipment, logs });
