import { type PlanDay, type PlanRow, rowsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { isDone, minutesOf, partOf, type SkipReason, volumeOf } from '@ironbloom/brand/training-log';
import { type ExerciseKey, isExercise } from '../plan/training/commands.ts';
import { linesOfDay } from '../plan/training/lines.ts';
import type { LoggedSession, LoggedSet, Training } from './api.ts';

/** What was done of a row of the plan, or of an exercise beside the plan. */
export interface TrainedRow {
  id: string;
  /** A, B1; empty beside the plan. */
  letter: string;
  /** What was trained. */
  name: string;
  /** Undefined beside the plan. */
  planned: PlanRow | undefined;
  /** Not counted. */
  isWarmUp: boolean;
  isSwapped: boolean;
  sets: readonly LoggedSet[];
  skipped: SkipReason | null;
  pain: string;
  note: string;
}

/** The day of the plan that was trained. */
export const dayOf = (
  plan: TrainingPlan | null,
  { weekId, dayId }: Pick<LoggedSession, 'weekId' | 'dayId'>,
): PlanDay | undefined => plan?.weeks.find(({ id }) => id === weekId)?.days.find(({ id }) => id === dayId);

/** A session beside the day of the plan: its rows in their order, then what was trained besides. */
export function trainedRows(session: LoggedSession, day: PlanDay | undefined): TrainedRow[] {
  const done = session.sets.filter(isDone);
  const marked = (id: string) => ({
    skipped: partOf(session.parts, 'row-skip', id) ?? null,
    pain: partOf(session.parts, 'row-pain', id) ?? '',
    note: partOf(session.parts, 'row-note', id) ?? '',
  });
  const lines = day ? linesOfDay(day).filter(({ row }) => row !== undefined) : [];
  const planned = lines.map(({ row, letter, block }): TrainedRow => {
    const { id, name } = row!;
    const swap = partOf(session.parts, 'row-swap', id);
    const sets = done.filter(({ rowId }) => rowId === id);
    return {
      id,
      letter,
      name: swap?.name ?? name,
      planned: row,
      isWarmUp: block?.kind === 'warm-up',
      isSwapped: Boolean(swap),
      sets,
      ...marked(id),
    };
  });
  const known = new Set(planned.map(({ id }) => id));
  const marks = session.parts
    .filter(({ kind, of, value }) => kind.startsWith('row-') && !known.has(of) && Boolean(value))
    .map(({ of }) => of);
  const others = Map.groupBy(
    done.filter(({ rowId }) => rowId === null || !known.has(rowId)),
    ({ rowId, exerciseId, name }) => rowId ?? exerciseId ?? name,
  );
  const beside = [...new Set([...others.keys(), ...marks])].map((id): TrainedRow => {
    const sets = others.get(id) ?? [];
    const swap = partOf(session.parts, 'row-swap', id);
    return {
      id,
      letter: '',
      name: sets.at(-1)?.name ?? swap?.name ?? '',
      planned: undefined,
      isWarmUp: false,
      isSwapped: false,
      sets,
      ...marked(id),
    };
  });
  return [...planned, ...beside];
}

export interface SessionFacts {
  /** Done ones of the plan's rows, warm-ups left out; without the plan of that day all. */
  sets: number;
  /** Sets that the plan asks for; undefined without the plan of that day. */
  planned: number | undefined;
  /** Done ones of exercises that the plan did not ask for. */
  beside: number;
  /** kg, of all sets. */
  volume: number;
  minutes: number | undefined;
  /** From 1 (easy) to 5. */
  feel: number | null;
  note: string;
  hasPain: boolean;
}

export function factsOf(session: LoggedSession, day: PlanDay | undefined): SessionFacts {
  const done = session.sets.filter(isDone);
  const rows = trainedRows(session, day);
  const counted = rows.filter(({ planned, isWarmUp }) => planned && !isWarmUp);
  const setsOf = (some: readonly TrainedRow[]): number =>
    some.reduce((sum, { sets }) => sum + sets.length, 0);
  return {
    sets: day ? setsOf(counted) : done.length,
    planned: day && counted.reduce((sum, { planned }) => sum + (planned!.sets ?? 1), 0),
    beside: day ? setsOf(rows.filter(({ planned }) => !planned)) : 0,
    volume: done.reduce((sum, set) => sum + volumeOf(set), 0),
    minutes: minutesOf(partOf(session.parts, 'started'), session.finishedAt),
    feel: partOf(session.parts, 'feel') ?? null,
    note: partOf(session.parts, 'note') ?? '',
    hasPain: rows.some(({ pain, skipped }) => pain !== '' || skipped === 'pain'),
  };
}

export interface PainNote {
  session: LoggedSession;
  rowId: string;
  /** What was trained; undefined where no set and no swap names it. */
  exercise: ExerciseKey | undefined;
  /** Her words; empty where she skipped for pain without a word. */
  text: string;
}

/** What hurt, newest first. @param from a day */
export function painNotes({ sessions }: Pick<Training, 'sessions'>, from = ''): PainNote[] {
  return sessions
    .filter(({ on }) => on >= from)
    .flatMap((session) => {
      const rows = new Set(
        session.parts
          .filter(
            ({ kind, value }) =>
              (kind === 'row-pain' && value !== '') || (kind === 'row-skip' && value === 'pain'),
          )
          .map(({ of }) => of),
      );
      return [...rows].map((rowId) => ({
        session,
        rowId,
        exercise: partOf(session.parts, 'row-swap', rowId) ?? session.sets.find((set) => set.rowId === rowId),
        text: partOf(session.parts, 'row-pain', rowId) ?? '',
      }));
    });
}

/** Of one exercise. A row that was skipped is found in the plan: rows keep their ids from week to week. */
export const painNotesOf = (
  training: Pick<Training, 'sessions'>,
  exercise: ExerciseKey,
  plan: TrainingPlan | null,
): PainNote[] => {
  const rows = plan ? rowsOf(plan) : [];
  return painNotes(training).filter(({ rowId, exercise: trained }) => {
    const one = trained ?? rows.find(({ id }) => id === rowId);
    return one !== undefined && isExercise(one, exercise);
  });
};

export interface LastSets {
  on: string;
  sets: readonly LoggedSet[];
}

/** The days on which an exercise was trained, newest first; where that is longer ago than the log reaches, the last one. */
export function lastSetsOf({ sessions, last }: Training, exercise: ExerciseKey): LastSets[] {
  const found = sessions.flatMap(({ on, sets }) => {
    const ofIt = sets.filter((set) => isDone(set) && isExercise(set, exercise));
    return ofIt.length === 0 ? [] : [{ on, sets: ofIt }];
  });
  if (found.length > 0) return found;
  return last.filter(({ exerciseId }) => exerciseId === exercise.exerciseId);
}
