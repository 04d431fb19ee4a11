import { hasLetter, visible } from '../visible.ts';

/**
 * What a client writes down while she trains. Each thing that can be edited by itself is a part with a key: a set, a mark of a
 * row, a fact of the session. Devices send edits with ids of their own; of two edits of a part the later one counts.
 */
export interface SetValue {
  /** Of the plan's row; null for an exercise that is not in the plan. */
  rowId: string | null;
  exerciseId: string | null;
  name: string;
  /** Help is negative. */
  kg: number | null;
  /** A plan may ask for halves. */
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  /** Ticked. What is not ticked is not counted. */
  done: boolean;
  /** Taken away again. */
  removed: boolean;
}

export const SKIP_REASONS = ['pain', 'no-time', 'equipment', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
export const skipWords: Readonly<Record<SkipReason, string>> = {
  equipment: 'Place taken, or not the kit',
  'no-time': 'No time',
  pain: 'Pain',
  other: 'Something else',
};

/** "Skipped: no time". */
export const skippedInWords = (reason: SkipReason): string => `Skipped: ${skipWords[reason].toLowerCase()}`;

/** How hard a session was: of the values 1 to 5. */
export const feelWords = ['Easy', 'Light', 'Right', 'Hard', 'Nothing left'] as const;

/** Characters of the words of an edit at most; its numbers are as those of a plan. */
export const LOG_LIMITS = {
  exercise: 120,
  rowWords: 600,
  note: 2_000,
} as const;

/** The value of each kind of part. Kinds that begin with `row-` belong to a row of the plan. */
export interface PartValues {
  set: SetValue;
  'row-skip': SkipReason | null;
  'row-swap': { exerciseId: string | null; name: string } | null;
  /** Where it hurts, in her words. */
  'row-pain': string;
  'row-note': string;
  /** ISO instants. */
  started: string | null;
  finished: string | null;
  /** From 1 on, of `feelWords`. */
  feel: number | null;
  note: string;
}
export type PartKind = keyof PartValues;

/** A day of the plan that is trained on a day in India. Both name the session. */
export interface SessionRef {
  on: string;
  dayId: string;
  /** The day for which it was planned, where it was moved. */
  plannedOn: string | null;
  weekId: string;
  /** Of the plan. */
  version: number;
  name: string;
}

export type Edit = {
  [Kind in PartKind]: {
    id: string;
    session: SessionRef;
    kind: Kind;
    /** A set's key, the row's id, or empty. */
    of: string;
    value: PartValues[Kind];
    /**
     * ISO instant, by the clock of the server as far as the device knows it, and later than every edit of this device before:
     * answers say what the server's time is.
     */
    at: string;
  };
}[PartKind];

/** The key of a part within its session. */
export const keyOf = ({ kind, of }: Pick<Edit, 'kind' | 'of'>): string =>
  of === '' ? kind : `${kind}:${of}`;

/** Whether a set counts. */
export const isDone = ({ done, removed }: Pick<SetValue, 'done' | 'removed'>): boolean => done && !removed;

/** Whole minutes from the first set to the end; undefined where that is not known. */
export function minutesOf(
  started: string | null | undefined,
  finished: string | null | undefined,
): number | undefined {
  if (!started || !finished) return undefined;
  return Math.max(1, Math.round((Date.parse(finished) - Date.parse(started)) / 60_000));
}

/** The value of a part of a session other than a set. @param of a row's id, for kinds of rows */
export const partOf = <Kind extends Exclude<PartKind, 'set'>>(
  parts: readonly { key: string; value?: unknown }[],
  kind: Kind,
  of = '',
): PartValues[Kind] | undefined =>
  parts.find(({ key }) => key === keyOf({ kind, of }))?.value as PartValues[Kind] | undefined;

/** The key of a set of the plan. @param number from 1 */
export const plannedSetKey = (rowId: string, number: number): string => `${rowId}:${number}`;

const ADDED = 'x:';

/** The key of a set that is not in the plan. Keys that are made later come later. @param unique letters and digits */
export const addedSetKey = (now: number, unique: string): string => `${ADDED}${now.toString(36)}-${unique}`;

/** Compares keys of sets: `row:2` before `row:10`, added ones last. */
export function bySetKey(a: string, b: string): number {
  const text = a < b ? -1 : 1;
  const added = Number(a.startsWith(ADDED)) - Number(b.startsWith(ADDED));
  if (added !== 0 || a.startsWith(ADDED)) return added || text;
  const [[rowA, numberA], [rowB, numberB]] = [a.split(':'), b.split(':')];
  return (rowA === rowB && Number(numberA) - Number(numberB)) || text;
}

interface Stamped {
  /** Milliseconds since 1970. */
  at: number;
  /** Of the edit. */
  id: string;
}

/** Whether `a` counts instead of `b`: it is later, or of the same moment with the greater id. */
export const isLater = (a: Stamped, b: Stamped): boolean => a.at > b.at || (a.at === b.at && a.id > b.id);

/** Repetitions above which an estimate says little. */
export const MOST_REPS = 12;
/** Epley: each repetition adds a thirtieth of the load. */
export const EPLEY = 30;

/** The heaviest single repetition that a set lets expect, in kg (Epley). Undefined where it cannot be estimated. */
export function estimatedMaximum({ kg, reps }: Pick<SetValue, 'kg' | 'reps'>): number | undefined {
  if (kg === null || kg <= 0 || reps === null || reps < 1 || reps > MOST_REPS) return undefined;
  return reps === 1 ? kg : kg * (1 + reps / EPLEY);
}

/** kg moved by a set; help moves nothing. */
export const volumeOf = ({ kg, reps }: Pick<SetValue, 'kg' | 'reps'>): number =>
  Math.max(0, kg ?? 0) * (reps ?? 0);

const HALF_CHARACTERS = /\p{Cs}/gu;

/** The name of an exercise of her own as it is stored; empty where nothing of it can be read. */
export function exerciseName(typed: string): string {
  const name = visible(typed.replaceAll(HALF_CHARACTERS, '')).trim();
  return hasLetter(name) ? name : '';
}
