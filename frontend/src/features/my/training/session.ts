import { type Amount, isTied, type KnownMaximum, type PlanDay, type PlanRow } from '@ironbloom/brand/plan';
import { kgOf } from '@ironbloom/brand/plan-days';
import {
  bySetKey,
  type Edit,
  estimatedMaximum,
  isDone,
  keyOf,
  type PartValues,
  plannedSetKey,
  type SessionRef,
  type SetValue,
  type SkipReason,
  volumeOf,
} from '@ironbloom/brand/training-log';
import type { Training } from './api.ts';

export type LoggedSession = Training['sessions'][number];
type Last = Training['last'][number];
export type Best = Training['bests'][number];

export interface SessionSet {
  /** Its key. */
  of: string;
  /** As written down or, until then, as expected from last time and the plan. */
  value: SetValue;
}

export interface SessionRow {
  row: PlanRow;
  /** Offered before the first set that counts; not counted. */
  isWarmUp: boolean;
  /** What is trained next: the plan's exercise, or what it was swapped for. Sets that are done keep theirs. */
  exerciseId: string | null;
  name: string;
  sets: readonly SessionSet[];
  /** What she did the last time. */
  last: Last | undefined;
  skipped: SkipReason | null;
  pain: string;
  note: string;
}

export interface SessionBlock {
  id: string;
  /** Its rows are done in turns. */
  isTied: boolean;
  rows: readonly SessionRow[];
}

export interface Session {
  blocks: readonly SessionBlock[];
  started: string | null;
  finished: string | null;
  feel: number | null;
  note: string;
}

interface Facts {
  day: PlanDay;
  maxima: readonly KnownMaximum[];
  logged: LoggedSession | undefined;
  /** Edits of this session that the server has not confirmed, oldest first. */
  waiting: readonly Edit[];
  last: readonly Last[];
}

/** By exercise, what she did the last time before a day. */
export function lastBefore({ last, sessions }: Pick<Training, 'last' | 'sessions'>, day: string): Last[] {
  const found = new Map(last.filter(({ on }) => on < day).map((one) => [one.exerciseId, one]));
  for (const { on, sets } of sessions.toSorted((a, b) => (a.on < b.on ? 1 : -1))) {
    if (on >= day) continue;
    const done = sets.filter((set) => isDone(set) && set.exerciseId !== null);
    for (const [exerciseId, ofIt] of Map.groupBy(done, (set) => set.exerciseId!))
      if (!found.has(exerciseId)) found.set(exerciseId, { exerciseId, on, sets: ofIt });
  }
  return [...found.values()];
}

/** A session as it stands on this device: the plan, what the server has, and what waits to be sent. */
export function sessionOf({ day, maxima, logged, waiting, last }: Facts): Session {
  const values = new Map<string, unknown>();
  for (const { key, ...value } of logged?.sets ?? []) values.set(`set:${key}`, value);
  for (const { key, value } of logged?.parts ?? []) values.set(key, value);
  for (const edit of waiting) values.set(keyOf(edit), edit.value);
  const part = <Kind extends keyof PartValues>(
    kind: Kind,
    of: string,
    otherwise: PartValues[Kind],
  ): PartValues[Kind] =>
    (values.get(keyOf({ kind, of } as Edit)) as PartValues[Kind] | undefined) ?? otherwise;

  const sets = [...values].filter(([key]) => key.startsWith('set:'));
  const rowOf = (row: PlanRow, isWarmUp: boolean): SessionRow => {
    const swap = part('row-swap', row.id, null);
    const exerciseId = swap ? swap.exerciseId : row.exerciseId;
    const name = swap?.name ?? row.name;
    const before = last.find((one) => one.exerciseId === exerciseId);
    const kept = new Map(
      sets
        .filter(([, value]) => (value as SetValue).rowId === row.id)
        .map(([key, value]) => [key.slice('set:'.length), value as SetValue]),
    );
    const planned = Array.from({ length: row.sets ?? 1 }, (_, at) => plannedSetKey(row.id, at + 1));
    const added = [...kept.keys()].filter((of) => !planned.includes(of)).toSorted(bySetKey);
    const expected = (at: number): SetValue => ({
      // The plan’s load is of the plan’s exercise.
      ...expectedSet(swap ? { ...row, load: null } : row, at, before, maxima),
      rowId: row.id,
      exerciseId,
      name,
      done: false,
      removed: false,
    });
    return {
      row,
      isWarmUp,
      exerciseId,
      name,
      last: before,
      sets: [...planned, ...added]
        .map((of, at) => ({ of, value: heldOrExpected(kept.get(of), expected(at)) }))
        .filter(({ value }) => !value.removed),
      skipped: part('row-skip', row.id, null),
      pain: part('row-pain', row.id, ''),
      note: part('row-note', row.id, ''),
    };
  };
  return {
    blocks: day.blocks.map((block) => ({
      id: block.id,
      isTied: isTied(block),
      rows: block.rows.map((row) => rowOf(row, block.kind === 'warm-up')),
    })),
    started: part('started', '', null),
    finished: part('finished', '', null),
    feel: part('feel', '', null),
    note: part('note', '', ''),
  };
}

/** A swap holds for sets that are not done. */
function heldOrExpected(held: SetValue | undefined, expected: SetValue): SetValue {
  if (!held) return expected;
  const isSame = held.exerciseId === expected.exerciseId && held.name === expected.name;
  return held.done || isSame ? held : { ...expected, removed: held.removed };
}

type Quantities = Pick<SetValue, 'kg' | 'reps' | 'seconds' | 'metres'>;

/** What is probably written down: the numbers of last time, else those of the plan. @param at from 0 */
function expectedSet(
  row: PlanRow,
  at: number,
  last: Last | undefined,
  maxima: readonly KnownMaximum[],
): Quantities {
  const { amount } = row;
  const before = last?.sets[at] ?? last?.sets.at(-1);
  const of = (kind: Amount['kind']): number | null => (amount?.kind === kind ? amount.from : null);
  return {
    kg: plannedKg(row, before?.kg ?? null, maxima) ?? before?.kg ?? null,
    reps: of('reps') ?? (amount === null ? (before?.reps ?? null) : null),
    seconds: of('time') ?? (amount === null ? (before?.seconds ?? null) : null),
    metres: of('distance') ?? (amount === null ? (before?.metres ?? null) : null),
  };
}

/** kg that the plan asks for; undefined where it leaves that open. */
function plannedKg(row: PlanRow, last: number | null, maxima: readonly KnownMaximum[]): number | undefined {
  const { load } = row;
  switch (load?.kind) {
    case 'kg':
    case 'pair':
      return load.value;
    case 'last':
      return last === null ? undefined : last + load.value;
    default:
      return kgOf(row, { maxima });
  }
}

export interface Place {
  row: SessionRow;
  set: SessionSet;
}

/** Every set in the order in which they are done: rows of a superset in turns. Skipped rows are left out. */
export function orderOf({ blocks }: Pick<Session, 'blocks'>): Place[] {
  return blocks.flatMap(({ isTied: inTurns, rows }) => {
    const open = rows.filter(({ skipped }) => skipped === null);
    if (!inTurns) return open.flatMap((row) => row.sets.map((set) => ({ row, set })));
    const rounds = Math.max(0, ...open.map(({ sets }) => sets.length));
    return Array.from({ length: rounds }, (_, round) =>
      open.flatMap((row) => {
        const set = row.sets[round];
        return set ? [{ row, set }] : [];
      }),
    ).flat();
  });
}

/** The first set that is not done. Who has begun has warmed up. */
export function nextPlace(session: Session): Place | undefined {
  const order = orderOf(session);
  const hasBegun = order.some(({ row, set }) => !row.isWarmUp && set.value.done);
  return order.find(({ row, set }) => !set.value.done && !(hasBegun && row.isWarmUp));
}

/** Sets that count, and how many of them are done. */
export function countOf(session: Pick<Session, 'blocks'>): { done: number; sets: number } {
  const counted = orderOf(session).filter(({ row }) => !row.isWarmUp);
  return { done: counted.filter(({ set }) => set.value.done).length, sets: counted.length };
}

/** Seconds of rest after a set; in a superset only after the last row of a round. */
export function restAfter(session: Session, { row, set }: Place): number {
  const order = orderOf(session);
  const at = order.findIndex((place) => place.set.of === set.of);
  const next = order[at + 1];
  if (!next) return 0;
  const block = session.blocks.find(({ rows }) => rows.some((one) => one.row.id === row.row.id));
  const isTurn =
    block?.isTied === true &&
    next.row.row.id !== row.row.id &&
    block.rows.indexOf(next.row) > block.rows.indexOf(row);
  return isTurn ? 0 : (row.row.rest ?? 0);
}

export interface Summary {
  done: number;
  sets: number;
  /** kg. */
  volume: number;
  records: readonly { name: string; kg: number; reps: number; estimate: number; before: number }[];
}

/** The greatest estimate of an exercise on earlier days. */
const bestBefore = ({ on, estimate, before }: Best, day: string): number | null =>
  on < day ? estimate : before;

/** @param on the day of the session */
export function summaryOf(session: Session, bests: readonly Best[], on: string): Summary {
  const done = orderOf(session).filter(({ set }) => set.value.done);
  const records = [...Map.groupBy(done, ({ set }) => set.value.exerciseId)].flatMap(
    ([exerciseId, places]) => {
      const known = bests.find((best) => best.exerciseId === exerciseId);
      const before = known ? bestBefore(known, on) : null;
      const [best] = places
        .map(({ set: { value } }) => ({ value, estimate: estimatedMaximum(value) ?? 0 }))
        .toSorted((a, b) => b.estimate - a.estimate);
      if (before === null || !best || best.estimate <= before) return [];
      const { name, kg, reps } = best.value;
      return [{ name, kg: kg!, reps: reps!, estimate: best.estimate, before }];
    },
  );
  return {
    ...countOf(session),
    volume: done.reduce((sum, { set }) => sum + volumeOf(set.value), 0),
    records,
  };
}

/** ms: by which the server's clock is ahead of the device's, and the time of the last edit. */
export interface Clock {
  correction: number;
  last: number;
}

/** Makes edits of a session. Their times go only forward, also where the clock of the device is set back. */
export class EditMaker {
  /** @param keep stores the clock, for the next visit, which may be without a line */
  constructor(
    private clock: Clock,
    private readonly keep: (clock: Clock) => void,
  ) {}

  /** ms since 1970, by the clock of the server as far as it is known. */
  readonly now = (): number => Date.now() + this.clock.correction;

  /** The clock of the server, as a new answer has it. */
  correct(serverNow: string): void {
    this.set({ correction: Date.parse(serverNow) - Date.now() });
  }

  private set(change: Partial<Clock>): void {
    this.clock = { ...this.clock, ...change };
    this.keep(this.clock);
  }

  make<Kind extends keyof PartValues>(
    session: SessionRef,
    kind: Kind,
    of: string,
    value: PartValues[Kind],
  ): Edit {
    const last = Math.max(this.clock.last + 1, this.now());
    this.set({ last });
    return {
      id: crypto.randomUUID(),
      session,
      kind,
      of,
      value,
      at: new Date(last).toISOString(),
    } as Edit;
  }
}
