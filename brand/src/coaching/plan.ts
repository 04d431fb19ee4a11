/**
 * What a coach writes for a client. A published version holds both documents as JSON. Ids are stable: a week that is made from
 * another one keeps the ids of its days, blocks and rows, so that "the same row in another week" has the same id.
 */
export interface TrainingPlan {
  /** Of the template that it began with. */
  templateId: string | null;
  weeks: readonly PlanWeek[];
  maxima: readonly KnownMaximum[];
}

/** The heaviest single repetition, typed by the coach. `id` is the exercise's; kg. */
export interface KnownMaximum {
  id: string;
  kg: number;
}

export interface PlanWeek {
  id: string;
  /** "Deload"; may be empty. */
  name: string;
  note: string;
  days: readonly PlanDay[];
}

export interface PlanDay {
  id: string;
  /** 0 is Monday. Null: the client chooses the day. */
  weekday: number | null;
  name: string;
  /** Planned length. */
  minutes: number | null;
  note: string;
  blocks: readonly PlanBlock[];
}

/** The rows of a superset or circuit are done in turns; rest stands after the last of them. */
export type BlockKind = 'single' | 'superset' | 'circuit' | 'warm-up';

export interface PlanBlock {
  id: string;
  kind: BlockKind;
  rows: readonly PlanRow[];
}

/** Null: nothing is prescribed. */
export interface PlanRow {
  id: string;
  /** Of the library; null for an exercise that only has a name. */
  exerciseId: string | null;
  name: string;
  sets: number | null;
  amount: Amount | null;
  load: Load | null;
  effort: Effort | null;
  /** "3-1-1" or "3-1-1-0", in seconds: lowering, pause, lifting, pause. May be empty. */
  tempo: string;
  /** Seconds. */
  rest: number | null;
  each: Progression | null;
  note: string;
}

/** A number, or a range with `to`. `time` in seconds, `distance` in metres. */
export interface Amount {
  kind: 'reps' | 'time' | 'distance';
  from: number;
  to: number | null;
  /** For one side of the body. */
  aSide: boolean;
}

/**
 * `kg`: in all; `pair`: kg of each of two dumbbells; `percent`: of the known maximum; `before`: percent of the load before a
 * break; `last`: kg more (or less) than last time; `body`: no load.
 */
export interface Load {
  kind: 'kg' | 'pair' | 'percent' | 'before' | 'last' | 'body';
  value: number;
}

/** Effort of 10 (RPE), or repetitions in reserve (RIR). */
export interface Effort {
  kind: 'rpe' | 'rir';
  value: number;
}

/** How the target of a row grows over the weeks. */
export interface Progression {
  /** kg or percent to the load; reps, seconds or metres to the amount. */
  kind: 'kg' | 'percent' | 'reps' | 'seconds' | 'metres' | 'sets';
  add: number;
  /** In every so many weeks. */
  everyWeeks: number;
  /** The value is not raised above this. */
  until: number | null;
}

/** Energy in kcal, the rest in grams. Carbohydrate is without fibre. */
export interface Figures {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
}

export interface FoodPlan {
  /** Days of a week on which the training day's food is eaten: 0 to 7. */
  trainingDays: number;
  training: FoodDay;
  rest: FoodDay;
  note: string;
}

export interface FoodDay {
  /** Null: the plan has no figures to reach. */
  target: Figures | null;
  meals: readonly Meal[];
}

export interface Meal {
  id: string;
  name: string;
  /** "08:45"; may be empty. */
  at: string;
  /** The first is the usual one. */
  options: readonly MealOption[];
}

export interface MealOption {
  id: string;
  items: readonly FoodItem[];
}

export interface FoodPortion {
  id: string;
  /** `food`: of our list; `recipe`: of the site; `own`: typed with its figures. */
  source: 'food' | 'recipe' | 'own';
  sourceId: string | null;
  name: string;
  amount: number;
  /** "g", "katori (150 ml)", "serving". */
  unit: string;
  /** Grams of one unit; null where the figures are for one unit. */
  unitGrams: number | null;
  /** For 100 g, or for one unit where `unitGrams` is null. As they were when it was added. */
  figures: Figures;
}

export interface FoodItem extends FoodPortion {
  /** What may be eaten instead. */
  swaps: readonly FoodPortion[];
}

/** kg of a load, in plans and in sets: help is negative. The server refuses more. */
export const LOAD_LIMITS = { least: -500, most: 1_000 } as const;
/** Repetitions, seconds or metres, in plans and in sets. */
export const MOST_AMOUNT = 100_000;

/** Limits of the two documents, rows in a day; the server refuses more. */
export const PLAN_LIMITS = { weeks: 26, days: 7, rows: 30, meals: 12, options: 6, items: 20 } as const;

/** Whether its rows are done in turns. */
export const isTied = ({ kind, rows }: PlanBlock): boolean =>
  (kind === 'superset' || kind === 'circuit') && rows.length > 1;

export const rowsOfDay = ({ blocks }: PlanDay): PlanRow[] => blocks.flatMap(({ rows }) => [...rows]);

/** All rows, in their order. */
export const rowsOf = ({ weeks }: TrainingPlan): PlanRow[] =>
  weeks.flatMap(({ days }) => days.flatMap(rowsOfDay));

/** Rows without warm-ups. */
export const workRowsOf = ({ blocks }: PlanDay): PlanRow[] =>
  blocks.filter(({ kind }) => kind !== 'warm-up').flatMap(({ rows }) => [...rows]);

/** Sets of these days, warm-ups left out. */
export const setsOf = (days: readonly PlanDay[]): number =>
  days.flatMap(workRowsOf).reduce((sum, { sets }) => sum + (sets ?? 0), 0);
