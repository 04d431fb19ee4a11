import { isoDay } from '@ironbloom/brand/india';
import { type Edit, isLater, keyOf, type SessionRef, type SetValue } from '@ironbloom/brand/training-log';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { addDays, endOf, today } from '../program.domain.ts';
import { ProgramEntity } from '../program.entity.ts';
import { ProgramsRepository } from '../programs.repository.ts';
import { TrainingEditEntity, TrainingSessionEntity, TrainingSetEntity } from './training.entity.ts';
import { TrainingLog } from './training-log.service.ts';

interface Refusal {
  id: string;
  message: string;
}

/** A value of a part with the moment of its edit (ms since 1970). */
interface Stamped {
  value: unknown;
  at: number;
  id: string;
}

interface Replaced {
  key: string;
  stamped: Stamped;
}

/** The most that is stored of one day; no plan has as much. */
const MOST = { sessionsOfDay: 20, partsOfSession: 400 } as const;

/** Takes what clients write down while they train. Devices send edits late, twice, and in any order. */
@Injectable()
export class TrainingSync {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly log: TrainingLog,
  ) {}

  /**
   * Idempotent: an edit counts once, and of two edits of a part the later one counts. The other one is kept.
   * An edit of the future counts as made on arrival: a device whose clock runs ahead would win against later edits.
   * @throws NOT_FOUND for a program that is not hers
   */
  async take(programId: string, userId: string, edits: readonly Edit[]) {
    await this.programs.requireMember(programId, userId);
    const program = await this.db.manager.findOneByOrFail(ProgramEntity, { id: programId });
    const refused: Refusal[] = [];
    const accepted = edits.filter((edit) => {
      const message = refusalOf(program, edit);
      if (message !== undefined) refused.push({ id: edit.id, message });
      return message === undefined;
    });
    // In one order, so that two devices that send the same sessions do not lock each other out.
    const bySession = [...Map.groupBy(accepted, ({ session: { on, dayId } }) => `${on} ${dayId}`)].toSorted(
      ([a], [b]) => (a < b ? -1 : 1),
    );
    const { touched, left } = await this.db.run(async (tx) => {
      const outcome = { touched: [] as string[], left: [] as Edit[] };
      for (const [, ofSession] of bySession) {
        const session = await this.locked(tx, programId, ofSession[0]!.session);
        outcome.left.push(...(session ? await this.merge(tx, session, ofSession) : ofSession));
        if (session) outcome.touched.push(session.id);
      }
      return outcome;
    });
    for (const { id } of left) refused.push({ id, message: 'This is more than a day can hold.' });
    return {
      now: new Date(),
      taken: accepted.filter((edit) => !left.includes(edit)).map(({ id }) => id),
      refused,
      sessions: await this.log.sessions({ id: In(touched) }),
    };
  }

  /** The session, for this transaction; undefined where the day holds no more of them. */
  private async locked(
    tx: Transaction,
    programId: string,
    ref: SessionRef,
  ): Promise<TrainingSessionEntity | undefined> {
    const ofDay = { programId, trainedOn: ref.on };
    const others = await tx.manager.countBy(TrainingSessionEntity, { ...ofDay, dayId: Not(ref.dayId) });
    if (others >= MOST.sessionsOfDay) return undefined;
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(TrainingSessionEntity)
      .values({
        id: uuidv7(),
        programId,
        trainedOn: ref.on,
        dayId: ref.dayId,
        plannedOn: ref.plannedOn,
        weekId: ref.weekId,
        planVersion: ref.version,
        name: ref.name,
      })
      .orIgnore()
      .execute();
    return tx.manager.findOneOrFail(TrainingSessionEntity, {
      where: { ...ofDay, dayId: ref.dayId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @returns edits for which the session has no room */
  private async merge(
    tx: Transaction,
    session: TrainingSessionEntity,
    edits: readonly Edit[],
  ): Promise<Edit[]> {
    const now = Date.now();
    const known = await tx.manager.find(TrainingEditEntity, {
      select: { id: true },
      where: { sessionId: session.id, id: In(edits.map(({ id }) => id)) },
    });
    const knownIds = new Set(known.map(({ id }) => id));
    const sets = await tx.manager.findBy(TrainingSetEntity, { sessionId: session.id });
    const current = new Map<string, Stamped>([
      ...Object.entries(session.parts),
      ...sets.map((set): [string, Stamped] => [
        keyOf({ kind: 'set', of: set.key }),
        { value: valueOf(set), at: set.editedAt.getTime(), id: set.editId },
      ]),
    ]);
    const replaced: Replaced[] = [];
    const changed = new Map<string, Edit>();
    const left: Edit[] = [];
    for (const edit of edits) {
      const key = keyOf(edit);
      const before = current.get(key);
      if (before?.id === edit.id || knownIds.has(edit.id)) continue;
      if (before === undefined && current.size >= MOST.partsOfSession) {
        left.push(edit);
        continue;
      }
      const made = Date.parse(edit.at);
      const at = made <= now ? made : Math.max(now, (before?.at ?? 0) + 1);
      const stamped = { value: edit.value, at, id: edit.id };
      const counts = before === undefined || isLater(stamped, before);
      if (before) replaced.push({ key, stamped: counts ? before : stamped });
      if (!counts) continue;
      current.set(key, stamped);
      changed.set(key, edit);
    }
    await this.keep(tx, session.id, replaced);
    await this.store(tx, session, changed, current);
    return left;
  }

  /** What no longer counts goes into the history. */
  private async keep(tx: Transaction, sessionId: string, replaced: readonly Replaced[]): Promise<void> {
    if (replaced.length === 0) return;
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(TrainingEditEntity)
      .values(
        replaced.map(({ key, stamped: { id, value, at } }) => ({
          id,
          sessionId,
          key,
          value: value as object,
          editedAt: new Date(at),
        })),
      )
      .orIgnore()
      .execute();
  }

  private async store(
    tx: Transaction,
    session: TrainingSessionEntity,
    changed: ReadonlyMap<string, Edit>,
    current: ReadonlyMap<string, Stamped>,
  ): Promise<void> {
    const parts = { ...session.parts };
    const sets: TrainingSetEntity[] = [];
    for (const [key, edit] of changed) {
      const { at, id } = current.get(key)!;
      if (edit.kind === 'set') {
        sets.push(
          tx.manager.create(TrainingSetEntity, {
            ...edit.value,
            sessionId: session.id,
            key: edit.of,
            programId: session.programId,
            trainedOn: session.trainedOn,
            editedAt: new Date(at),
            editId: id,
          }),
        );
      } else {
        parts[key] = { kind: edit.kind, value: edit.value, at, id };
      }
    }
    if (sets.length > 0) await tx.manager.upsert(TrainingSetEntity, sets, ['sessionId', 'key']);
    const finished = parts['finished']?.value;
    await tx.manager.update(TrainingSessionEntity, session.id, {
      parts: parts as object,
      finishedAt: typeof finished === 'string' ? new Date(finished) : null,
    });
  }
}

/**
 * Days of the program count, also when they are sent late; tomorrow's for a phone in another zone. Once it is over, nothing
 * more is written down; the day after is for a session that went past midnight.
 */
function refusalOf(
  { state, stateSince, startsOn, months, pausedDays }: ProgramEntity,
  { session: { on }, at }: Edit,
): string | undefined {
  if (state === 'cancelled' || startsOn === null) return 'This program is not running.';
  if (state === 'ended' && isoDay(new Date(at)) > addDays(isoDay(stateSince), 1))
    return 'This program is over.';
  const isInside = on >= startsOn && on < endOf({ startsOn, months, pausedDays });
  return isInside && on <= addDays(today(), 1) ? undefined : 'This day is not in the program.';
}

const valueOf = (set: TrainingSetEntity): SetValue => ({
  rowId: set.rowId,
  exerciseId: set.exerciseId,
  name: set.name,
  kg: set.kg,
  reps: set.reps,
  seconds: set.seconds,
  metres: set.metres,
  done: set.done,
  removed: set.removed,
});
