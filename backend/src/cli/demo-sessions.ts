import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { TrainingPlan } from '@ironbloom/brand/plan';
import { keyOf, type PartKind, plannedSetKey, type SkipReason } from '@ironbloom/brand/training-log';
import type { Transaction } from '../platform/database/unit-of-work.ts';
import {
  type StoredPart,
  TrainingSessionEntity,
  TrainingSetEntity,
} from '../modules/programs/training/training.entity.ts';

/** A day of the plan that a demo client trained, and finished. */
export interface DemoSession {
  dayOffset: number;
  /** When it began. */
  time: string;
  minutes: number;
  /** Of the plan, from 1. */
  week: number;
  /** The plan's id of the day. */
  day: string;
  feel: number;
  note?: string;
  pain?: { row: string; text: string };
  skipped?: { row: string; why: SkipReason }[];
  /** By row: "45 × 6" (kg, repetitions), "12" (repetitions), "20 × 30 m", "30 s". */
  sets: Record<string, string[]>;
}

interface Trained {
  programId: string;
  plan: TrainingPlan;
  version: number;
  /** The day in India, and when it began. */
  on: string;
  began: Date;
}

const MINUTE_MS = 60_000;

/** Stores a session as if she had written it down set by set. */
export async function storeSession(tx: Transaction, session: DemoSession, trained: Trained): Promise<void> {
  const { programId, plan, version, on, began } = trained;
  const week = plan.weeks[session.week - 1];
  const day = week?.days.find(({ id }) => id === session.day);
  if (!week || !day) throw new Error(`There is no ${session.day} in week ${session.week}`);
  const id = uuidv7();
  const ended = new Date(began.getTime() + session.minutes * MINUTE_MS);
  await tx.manager.insert(TrainingSessionEntity, {
    id,
    programId,
    trainedOn: on,
    dayId: day.id,
    plannedOn: null,
    weekId: week.id,
    planVersion: version,
    name: day.name,
    parts: partsOf(session, began, ended) as object,
    finishedAt: ended,
    createdAt: began,
  });
  const rows = day.blocks.flatMap((block) => block.rows);
  const sets = Object.entries(session.sets).flatMap(([rowId, texts]) => {
    const row = rows.find((one) => one.id === rowId);
    if (!row) throw new Error(`There is no row ${rowId} in ${session.day}`);
    return texts.map((text, at) => ({ key: plannedSetKey(rowId, at + 1), row, ...numbersOf(text) }));
  });
  const msOfSet = (session.minutes * MINUTE_MS) / sets.length;
  await tx.manager.insert(
    TrainingSetEntity,
    sets.map(({ row, ...set }, at) => ({
      ...set,
      sessionId: id,
      programId,
      trainedOn: on,
      rowId: row.id,
      exerciseId: row.exerciseId,
      name: row.name,
      done: true,
      removed: false,
      editedAt: new Date(began.getTime() + Math.round((at + 1) * msOfSet)),
      editId: randomUUID(),
    })),
  );
}

function partsOf(session: DemoSession, began: Date, ended: Date): Record<string, StoredPart> {
  const { feel, note, pain, skipped = [] } = session;
  const parts: Record<string, StoredPart> = {};
  const add = (kind: Exclude<PartKind, 'set'>, of: string, value: unknown, at = ended): void => {
    parts[keyOf({ kind, of })] = { kind, value, at: at.getTime(), id: randomUUID() };
  };
  add('started', '', began.toISOString(), began);
  for (const { row, why } of skipped) add('row-skip', row, why);
  if (pain) add('row-pain', pain.row, pain.text);
  add('finished', '', ended.toISOString());
  add('feel', '', feel);
  if (note !== undefined) add('note', '', note);
  return parts;
}

function numbersOf(text: string) {
  const found = /^(?:(?<kg>[\d.]+) × )?(?<count>\d+)(?: (?<unit>s|m))?$/.exec(text)?.groups;
  if (!found) throw new Error(`"${text}" is no set`);
  const count = Number(found['count']);
  return {
    kg: found['kg'] === undefined ? null : Number(found['kg']),
    reps: found['unit'] === undefined ? count : null,
    seconds: found['unit'] === 's' ? count : null,
    metres: found['unit'] === 'm' ? count : null,
  };
}
