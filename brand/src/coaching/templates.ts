import templatesJson from './templates.json' with { type: 'json' };
import { type Exercise, shippedExercises } from './library.ts';
import {
  type Amount,
  type Effort,
  type Load,
  type PlanBlock,
  type PlanDay,
  type PlanRow,
  type PlanWeek,
  type TrainingPlan,
} from './plan.ts';

/** What a template says of itself. Texts may be empty. */
export interface TemplateAbout {
  name: string;
  forWhom: string;
  notFor: string;
  /** To the client, about the whole plan. */
  clientNote: string;
  /** How loads and repetitions grow. */
  progression: string;
  level: Exercise['level'] | null;
  place: Exercise['place'] | null;
  equipment: readonly string[];
  /** Usual length of a session. */
  minutes: number | null;
}

export interface TrainingTemplate extends TemplateAbout {
  id: string;
  training: TrainingPlan;
}

type Range = number | readonly number[];

/** A row as `templates.json` writes it. */
interface ShippedRow {
  id?: string;
  exercise: string;
  sets: number;
  reps?: Range;
  seconds?: Range;
  metres?: Range;
  load: { type: string; value?: number; of?: string };
  restSeconds: number;
  tempo?: string;
  note?: string;
  superset?: string;
  main?: string;
  mainSetsChange?: number;
}

interface ShippedWeek {
  week: number;
  focus: string;
  rir: number;
  setsChange: number;
  setsChangeRows?: readonly number[];
  note: string;
  /** Percent, of the loads of this week alone. */
  loadPercent?: number;
  percentOfBefore?: number;
  main?: { sets: number; reps: number; percent: number };
  topSet?: { reps: number; rpe: number };
}

interface ShippedDay {
  id: string;
  name: string;
  minutes: number;
  warmUp: readonly ShippedRow[];
  rows: readonly ShippedRow[];
}

interface Shipped extends Omit<TemplateAbout, 'progression'> {
  id: string;
  progression: { text: string };
  weekPlan: readonly ShippedWeek[];
  days: readonly ShippedDay[];
}

/** A training maximum is this much of the heaviest repetition, of which our percentages are. */
const TRAINING_MAXIMUM = 0.9;
/** Shown after the text of a template whose percentages were of a training maximum. */
const PERCENT_WORDS = 'Here the percentages are of the best itself: nine tenths of those.';
const EACH_SIDE = /^Each (side|leg|hand)\.\s*/;

const exerciseById = new Map(shippedExercises.map((exercise) => [exercise.id, exercise]));

const weekOf = (week: ShippedWeek, days: readonly ShippedDay[]): PlanWeek => ({
  id: `week-${week.week}`,
  name: week.focus,
  note: week.note,
  days: days.map((day) => dayOf(week, day)),
});

function dayOf(week: ShippedWeek, { id, name, minutes, warmUp, rows }: ShippedDay): PlanDay {
  const blocks: PlanBlock[] = [
    {
      id: `${id}-warm-up`,
      kind: 'warm-up',
      rows: warmUp.map((row, index) => ({ ...rowOf(row), id: `${id}-warm-up-${index + 1}` })),
    },
  ];
  for (const [index, row] of rows.entries()) {
    const planned = inWeek(row, index, week);
    const tied = row.superset && rows[index - 1]?.superset === row.superset;
    if (tied) blocks.push(tiedTo(blocks.pop()!, planned));
    else
      blocks.push({
        id: `${planned.id}-block`,
        kind: row.superset ? 'superset' : 'single',
        rows: [planned],
      });
    if (row.main && week.topSet) blocks.push(topSet(planned, week.topSet));
  }
  return { id, weekday: null, name, minutes, note: '', blocks };
}

/** Rest stands after the last row; a shorter one between them is kept. */
function tiedTo(block: PlanBlock, last: PlanRow): PlanBlock {
  const rows = block.rows.map((row) => ((row.rest ?? 0) < (last.rest ?? 0) ? row : { ...row, rest: null }));
  return { ...block, rows: [...rows, last] };
}

/** Without what the week changes. */
function rowOf({ id = '', exercise, sets, restSeconds, tempo = '', note = '', ...row }: ShippedRow): PlanRow {
  const known = exerciseById.get(exercise);
  return {
    id,
    exerciseId: exercise,
    name: known?.name ?? exercise,
    sets,
    amount: amountOf(row, (known?.unilateral ?? false) || EACH_SIDE.test(note)),
    load: row.load.type === 'body-weight' ? { kind: 'body', value: 0 } : null,
    effort: row.load.type === 'rpe' ? { kind: 'rpe', value: row.load.value ?? 0 } : null,
    tempo,
    rest: restSeconds || null,
    each: null,
    note: note.replace(EACH_SIDE, ''),
  };
}

function amountOf(
  { reps, seconds, metres }: Pick<ShippedRow, 'reps' | 'seconds' | 'metres'>,
  aSide: boolean,
): Amount {
  const [from = 0, to = null] = [reps ?? seconds ?? metres ?? 0].flat();
  return { kind: reps ? 'reps' : seconds ? 'time' : 'distance', from, to, aSide };
}

/** A row as a week changes it (`weekRule` of templates.json). @param index of the day's rows, warm-up not counted */
function inWeek(shipped: ShippedRow, index: number, week: ShippedWeek): PlanRow {
  const row = rowOf(shipped);
  const { main, setsChange, setsChangeRows, rir } = week;
  const load = loadOf(shipped, week);
  if (shipped.main && main)
    return {
      ...row,
      sets: main.sets + (shipped.mainSetsChange ?? 0),
      amount: { kind: 'reps', from: main.reps, to: null, aSide: false },
      load,
      effort: index === 0 ? { kind: 'rir', value: rir } : null,
    };
  const added = setsChangeRows && !setsChangeRows.includes(index) ? 0 : setsChange;
  return {
    ...row,
    sets: Math.max(1, shipped.sets + added),
    load: load ?? row.load,
    effort: effortOf(shipped, index, rir) ?? row.effort,
    note: [row.note, lighter(shipped, week)].filter(Boolean).join(' '),
  };
}

function loadOf({ load, main }: ShippedRow, week: ShippedWeek): Load | null {
  if (load.type !== 'percent') return null;
  const value = load.value ?? 0;
  if (load.of === 'before-break') return { kind: 'before', value: week.percentOfBefore ?? value };
  const percent = main ? (week.main?.percent ?? value) : value;
  return { kind: 'percent', value: Math.round(percent * TRAINING_MAXIMUM * 100) / 100 };
}

/** Without the loads from before a break, repetitions in reserve alone say how heavy. */
function effortOf({ load }: ShippedRow, index: number, rir: number): Effort | null {
  if (load.of === 'before-break') return { kind: 'rir', value: rir };
  if (index === 0 && ['rir', 'percent'].includes(load.type)) return { kind: 'rir', value: rir };
  return load.type === 'rir' ? { kind: 'rir', value: Math.max(rir, load.value ?? 0) } : null;
}

/** A percentage of the last load is no load of a plan: it is said. */
const lighter = ({ load }: ShippedRow, { loadPercent }: ShippedWeek): string =>
  loadPercent && ['rir', 'rpe'].includes(load.type) ? `${-loadPercent} % lighter than last week.` : '';

const topSet = (row: PlanRow, { reps, rpe }: { reps: number; rpe: number }): PlanBlock => ({
  id: `${row.id}-top-block`,
  kind: 'single',
  rows: [
    {
      ...row,
      id: `${row.id}-top`,
      sets: 1,
      amount: { kind: 'reps', from: reps, to: null, aSide: false },
      load: null,
      effort: { kind: 'rpe', value: rpe },
      note: '',
    },
  ],
});

export const shippedTemplates: readonly TrainingTemplate[] = (
  templatesJson.templates as readonly Shipped[]
).map(({ id, progression, weekPlan, days, ...shipped }) => ({
  id,
  name: shipped.name,
  forWhom: shipped.forWhom,
  notFor: shipped.notFor,
  clientNote: shipped.clientNote,
  progression: weekPlan.some(({ main }) => main) ? `${progression.text} ${PERCENT_WORDS}` : progression.text,
  level: shipped.level,
  place: shipped.place,
  equipment: shipped.equipment,
  minutes: shipped.minutes,
  training: { templateId: id, maxima: [], weeks: weekPlan.map((week) => weekOf(week, days)) },
}));
