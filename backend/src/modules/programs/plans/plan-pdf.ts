import { setImmediate } from 'node:timers/promises';
import { shownDay, dayAndMonth } from '@ironbloom/brand/india';
import { shippedFoods } from '@ironbloom/brand/foods';
import {
  figuresInFull,
  optionFigures,
  optionLetter,
  portionFigures,
  shoppingList,
  shownAmount,
  shownFigures,
  shownLine,
  shownNumber,
} from '@ironbloom/brand/nutrition';
import {
  type Figures,
  type FoodDay,
  type FoodPlan,
  type FoodPortion,
  type Meal,
  type PlanBlock,
  type PlanDay,
  type PlanWeek,
  type PlanRow,
  rowsOf,
  type TrainingPlan,
} from '@ironbloom/brand/plan';
import { letterOf, loadInWords, show } from '@ironbloom/brand/plan-cells';
import { datedDays, kgOf, weekdayNames } from '@ironbloom/brand/plan-days';
import { drawnPdf } from '../../../platform/pdf/document.ts';
import type { Letterhead } from '../../../platform/pdf/band.ts';
import { type Column, Paper, type TableRow } from './paper.ts';

/** What a plan looks like on paper. */
export interface PlanPaper {
  letterhead: Letterhead;
  client: string;
  version: number;
  publishedBy: string;
  publishedAt: Date;
  note: string;
  /** The days of each week of the program; empty where it has no start. */
  weeks: readonly (readonly string[])[];
  training: TrainingPlan | null;
  food: FoodPlan | null;
}

/** Nothing is left out; the same version has the same bytes. */
export function planPdf(plan: PlanPaper): Promise<Buffer> {
  const { client, version, publishedBy, publishedAt, note, training, food, weeks } = plan;
  const { name: business } = plan.letterhead;
  const title = `Plan of ${client}, version ${version}`;
  return drawnPdf(
    { title, author: business, date: publishedAt },
    async (doc, writer) => {
      const paper = new Paper(doc, writer);
      paper.band(plan.letterhead);
      paper.title(client);
      const parts = [training && 'training', food && 'food'].filter((part) => part !== null);
      const [first] = weeks[0] ?? [];
      const last = weeks.at((training?.weeks.length ?? 0) - 1)?.at(-1);
      const dates = training && first && last ? `, ${shownDay(first)} to ${shownDay(last)}` : '';
      paper.quiet(
        `Plan of ${parts.join(' and ')}, version ${version} from ${shownDay(publishedAt)}, by ${publishedBy}${dates}`,
      );
      paper.space(12);
      if (note !== '') {
        paper.note('What is new', note);
        paper.space(14);
      }
      if (training) await drawTraining(paper, training, weeks);
      if (training && food) paper.newPage();
      if (food) drawFood(paper, food);
      paper.foot(`${business}  ·  ${title}  ·  No medical advice`);
    },
    { bufferPages: true },
  );
}

const TRAINING: readonly Column[] = [
  { name: '', width: 0.06, bold: true },
  { name: 'Exercise', width: 0.34 },
  { name: 'Sets', width: 0.07, align: 'right' },
  { name: 'Reps', width: 0.14, align: 'right' },
  { name: 'Load', width: 0.15, align: 'right' },
  { name: 'Effort', width: 0.09, align: 'right' },
  { name: 'Tempo', width: 0.08, align: 'right' },
  { name: 'Rest', width: 0.07, align: 'right' },
];

async function drawTraining(paper: Paper, plan: TrainingPlan, dates: PlanPaper['weeks']): Promise<void> {
  const explained = signsOf(rowsOf(plan));
  if (explained !== '') {
    paper.quiet(explained);
    paper.space(8);
  }
  for (const [index, week] of plan.weeks.entries()) {
    if (index > 0) paper.space(8);
    const name = week.name === '' ? `Week ${index + 1}` : `Week ${index + 1}: ${week.name}`;
    const days = dates[index] ?? [];
    paper.heading(name, days.length > 0 ? `${dayAndMonth(days[0]!)} to ${shownDay(days.at(-1)!)}` : '', 110);
    if (week.note !== '') paper.quiet(week.note);
    paper.space(4);
    drawDays(paper, plan, week, days);
    // Other requests have their turn.
    await setImmediate();
  }
}

/** What stands shortened in the tables, once. */
const signsOf = (rows: readonly PlanRow[]): string =>
  [
    rows.some(({ effort }) => effort?.kind === 'rpe') && 'RPE 8: effort 8 of 10.',
    rows.some(({ effort }) => effort?.kind === 'rir') && 'RIR 2: stop 2 short of failing.',
    rows.some(({ tempo }) => tempo !== '') && 'Tempo 3-1-1: seconds of lowering, pause and lifting.',
  ]
    .filter(Boolean)
    .join(' ');

function drawDays(paper: Paper, plan: TrainingPlan, week: PlanWeek, dates: readonly string[]): void {
  for (const { day, on } of datedDays(week, dates)) {
    const weekday = day.weekday === null ? '' : weekdayNames[day.weekday]!;
    const when = on === null ? weekday : `${weekday}, ${dayAndMonth(on)}`;
    const named = [when, day.name].filter(Boolean).join(': ') || 'Day';
    paper.subheading(named, day.minutes === null ? '' : `${day.minutes} min`, 70);
    if (day.note !== '') paper.quiet(day.note);
    const rows = day.blocks.flatMap((block, at) => blockRows(plan, day, block, at));
    if (rows.length === 0) paper.space(8);
    else paper.table(TRAINING, rows);
  }
}

const KIND: Readonly<Record<PlanBlock['kind'], string>> = {
  single: '',
  superset: 'superset',
  circuit: 'circuit',
  'warm-up': 'warm-up',
};

const blockRows = (plan: TrainingPlan, { blocks }: PlanDay, block: PlanBlock, at: number): TableRow[] =>
  block.rows.map((row, index) => {
    const kg = kgOf(row, plan);
    const load = kg === undefined ? loadInWords(row) : `${loadInWords(row)}, ${shownNumber(kg)} kg`;
    const isLast = index === block.rows.length - 1;
    const turns = block.rows.length > 1 || block.kind === 'warm-up' ? KIND[block.kind] : '';
    const below = [index === 0 ? turns : '', row.note].filter((line) => line !== '');
    return {
      cells: [
        letterOf(blocks, at, index),
        row.name,
        show('sets', row),
        show('amount', row),
        load,
        show('effort', row),
        show('tempo', row),
        show('rest', row),
      ],
      below,
      tied: !isLast && block.kind !== 'warm-up',
    };
  });

const FOOD: readonly Column[] = [
  { name: 'Food', width: 0.44 },
  { name: 'Amount', width: 0.24 },
  { name: 'kcal', width: 0.08, align: 'right' },
  { name: 'Protein', width: 0.08, align: 'right' },
  { name: 'Carbs', width: 0.08, align: 'right' },
  { name: 'Fat', width: 0.08, align: 'right' },
];

const figureCells = (figures: Figures): string[] => {
  const { kcal, protein, carbs, fat } = shownFigures(figures);
  return [kcal, protein, carbs, fat].map((value) => shownNumber(value));
};

function drawFood(paper: Paper, plan: FoodPlan): void {
  const { trainingDays, training, rest, note } = plan;
  if (trainingDays > 0) drawDay(paper, `Training days: ${trainingDays} a week`, training);
  if (trainingDays < 7) drawDay(paper, `Rest days: ${7 - trainingDays} a week`, rest);
  if (note !== '') {
    paper.note('Notes', note);
    paper.space(14);
  }
  const list = shoppingList(plan);
  if (list.length > 0) {
    paper.heading('Shopping for one week', 'of the first option of each meal', 90);
    paper.space(2);
    paper.pairs(list.map((line) => [line.name, shownLine(line)] as const));
  }
  drawSources(paper, plan);
}

function drawDay(paper: Paper, name: string, { target, meals }: FoodDay): void {
  if (!target && meals.length === 0) return;
  paper.heading(name, '', 110);
  if (target) paper.text(`Target: ${figuresInFull(target)}`, { weight: 'bold' });
  paper.space(6);
  for (const meal of meals) drawMeal(paper, meal);
  paper.space(6);
}

function drawMeal(paper: Paper, { name, at, options }: Meal): void {
  options.forEach((option, index) => {
    const letter = options.length > 1 ? `, option ${optionLetter(index)}` : '';
    paper.subheading(`${at === '' ? '' : `${at}  `}${name}${letter}`, '', 70);
    const rows = option.items.map((item): TableRow => ({
      cells: [item.name, shownAmount(item), ...figureCells(portionFigures(item))],
      below: item.swaps.map((swap) => {
        const { kcal, protein } = shownFigures(portionFigures(swap));
        return `or ${swap.name}, ${shownAmount(swap)} (${shownNumber(kcal)} kcal, ${shownNumber(protein)} g protein)`;
      }),
    }));
    const sum =
      option.items.length > 1
        ? [{ cells: ['In all', '', ...figureCells(optionFigures(option))], bold: true, kept: true }]
        : [];
    paper.table(FOOD, [...rows, ...sum]);
  });
}

const sourceWords = { recipe: 'our recipe', own: 'typed by the coach' } as const;

const sourceOf = ({ source, sourceId }: FoodPortion): string => {
  if (source !== 'food') return sourceWords[source];
  return shippedFoods.find(({ id }) => id === sourceId)?.source.text ?? 'our list of foods';
};

function drawSources(paper: Paper, { training, rest }: FoodPlan): void {
  const items = [training, rest].flatMap(({ meals }) =>
    meals.flatMap(({ options }) =>
      options.flatMap((option) => option.items.flatMap((item) => [item, ...item.swaps])),
    ),
  );
  const sources = new Map(items.map((item) => [item.name, sourceOf(item)]));
  if (sources.size === 0) return;
  paper.subheading('Where the figures are from', '', 60);
  paper.quiet('Carbohydrate is without fibre. Figures are means of tables: brands and kitchens differ.');
  for (const [name, source] of sources) paper.text(`${name}: ${source}`, { size: 7.5, color: '#4A4D46' });
}
