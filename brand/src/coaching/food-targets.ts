import { energyOf } from './nutrition.ts';
import type { Figures } from './plan.ts';

/**
 * A first guess of energy and macros for a healthy adult, which the coach reads step by step and may change. It is no medical
 * advice and has not been validated. Resting energy by Mifflin MD et al., Am J Clin Nutr 1990;51:241–247; the activity factors are
 * the usual multipliers; limits, reference weight and descriptions are the house's own.
 */
const RULES = {
  resting: { kg: 10, cm: 6.25, years: -5, male: 5, female: -161, other: -78 },
  maxDeficitKcal: 500,
  maxDeficitShare: 0.25,
  floorKcal: { male: 1_500, female: 1_200, other: 1_500 },
  noDeficitUnderBmi: 20,
  noTargetsUnderBmi: 18.5,
  minAge: 18,
  oldFrom: 60,
  protein: { maintain: [1.4, 1.8], build: [1.6, 2], lose: [1.6, 2.2], begin: [1.2, 1.6] },
  referenceBmi: 25,
  useReferenceOverBmi: 27.5,
  fat: { minPerKg: 0.6, minShare: 0.2, usualShare: [0.25, 0.3] },
} as const;

export type Sex = 'male' | 'female' | 'other';
export type TargetGoal = 'lose-fat' | 'build-muscle' | 'other';

export const activities: readonly { factor: number; words: string }[] = [
  { factor: 1.2, words: 'Sits nearly all day, does not train' },
  { factor: 1.375, words: 'Desk, up to about 7,000 steps, 2 to 4 sessions a week' },
  { factor: 1.55, words: 'On the feet part of the day, 7,000 to 10,000 steps, 3 to 5 sessions' },
  { factor: 1.725, words: 'Physical work or over 10,000 steps, and 5 to 6 sessions' },
  { factor: 1.9, words: 'Heavy work and daily training; rare' },
];

/** Shares of maintenance that a goal changes; `from` is the smallest change. */
export const goals = {
  'lose-fat': {
    words: 'Lose fat',
    from: -0.1,
    start: -0.15,
    to: -0.2,
    pace: '0.5 to 0.7% of body weight a week',
  },
  'build-muscle': {
    words: 'Build muscle',
    from: 0.05,
    start: 0.05,
    to: 0.1,
    pace: 'up to 0.25% of body weight a week, beginners up to 0.5%',
  },
  other: { words: 'Stronger, fitter, fewer aches', from: 0, start: 0, to: 0, pace: 'steady weight' },
} as const satisfies Record<
  TargetGoal,
  { words: string; from: number; start: number; to: number; pace: string }
>;

export interface Body {
  sex: Sex;
  years: number;
  cm: number;
  kg: number;
}

export interface TargetQuestion extends Body {
  /** One of `activities`. */
  activity: number;
  goal: TargetGoal;
  /** A share of maintenance; that of the goal's start by default. */
  change?: number;
  /** New to training: protein climbs in steps. */
  isNew?: boolean;
}

export const bmiOf = ({ kg, cm }: Pick<Body, 'kg' | 'cm'>): number => kg / (cm / 100) ** 2;

/** Why there is no calculation, in one sentence; undefined where there may be one. */
export function whyNoTargets(body: Pick<Body, 'years' | 'cm' | 'kg'>): string | undefined {
  if (body.years < RULES.minAge) return `Under ${RULES.minAge} there are no targets for food.`;
  if (bmiOf(body) < RULES.noTargetsUnderBmi)
    return 'At this weight and height there are no targets for food: please refer to a doctor or a dietitian.';
  return undefined;
}

export interface TargetAnswer {
  /** kcal a day, not rounded. */
  resting: number;
  maintenance: number;
  /** What the limits made of the goal's change, in words. */
  limits: readonly string[];
  target: Figures;
  /** Grams a day, by body weight. */
  protein: { from: number; to: number; perKg: readonly [number, number]; countedKg: number };
  /** Grams a day. */
  leastFat: number;
}

export function restingEnergy({ sex, years, cm, kg }: Body): number {
  const { resting } = RULES;
  return resting.kg * kg + resting.cm * cm + resting.years * years + resting[sex];
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** The first guess, with its steps. Undefined where there are no targets (`whyNoTargets`). */
export function firstTargets(question: TargetQuestion): TargetAnswer | undefined {
  if (whyNoTargets(question) !== undefined) return undefined;
  const resting = restingEnergy(question);
  const maintenance = resting * question.activity;
  const { kcal, limits } = limited(question, resting, maintenance);
  const protein = proteinOf(question);
  const grams = roundTo((protein.from + protein.to) / 2, 5);
  const leastFat = Math.ceil(Math.max(RULES.fat.minPerKg * question.kg, (RULES.fat.minShare * kcal) / 9));
  const [from, to] = RULES.fat.usualShare;
  const fat = Math.max(leastFat, Math.round(((from + to) / 2) * (kcal / 9)));
  const carbs = Math.max(0, Math.round((kcal - energyOf({ protein: grams, carbs: 0, fat })) / 4));
  return {
    resting,
    maintenance,
    limits,
    target: { kcal, protein: grams, carbs, fat },
    protein,
    leastFat,
  };
}

function limited(
  { goal, change = goals[goal].start, ...body }: TargetQuestion,
  resting: number,
  maintenance: number,
): { kcal: number; limits: string[] } {
  const { [goal]: rule } = goals;
  const [low, high] = [Math.min(rule.from, rule.to), Math.max(rule.from, rule.to)];
  const wanted = maintenance * (1 + Math.min(high, Math.max(low, change)));
  const kept = { kcal: roundTo(maintenance, 10), limits: [] };
  if (wanted >= maintenance) return { ...kept, kcal: roundTo(wanted, 10) };
  if (bmiOf(body) < RULES.noDeficitUnderBmi)
    return {
      ...kept,
      limits: [`No deficit at a BMI under ${RULES.noDeficitUnderBmi}: the start is maintenance.`],
    };
  const limits = [
    {
      least: maintenance - RULES.maxDeficitKcal,
      words: `Never more than ${RULES.maxDeficitKcal} kcal below maintenance.`,
    },
    {
      least: maintenance * (1 - RULES.maxDeficitShare),
      words: `Never more than ${RULES.maxDeficitShare * 100}% below maintenance.`,
    },
    { least: resting, words: 'Never below the resting estimate.' },
    {
      least: RULES.floorKcal[body.sex],
      words: `Never below ${RULES.floorKcal[body.sex].toLocaleString('en-IN')} kcal.`,
    },
  ];
  const hit = limits.filter(({ least }) => least > wanted);
  const least = Math.max(wanted, ...hit.map((one) => one.least));
  if (least > maintenance * (1 + rule.from))
    return {
      ...kept,
      limits: [
        ...hit.map(({ words }) => words),
        'No deficit worth having is left: the start is maintenance.',
      ],
    };
  const rounded = roundTo(least, 10);
  const kcal = rounded < Math.max(...limits.map((one) => one.least)) ? rounded + 10 : rounded;
  return { kcal, limits: hit.filter((one) => one.least === least).map(({ words }) => words) };
}

function proteinOf({ goal, isNew = false, years, kg, cm }: TargetQuestion): TargetAnswer['protein'] {
  const { protein, referenceBmi, useReferenceOverBmi, oldFrom } = RULES;
  const byGoal = { 'lose-fat': protein.lose, 'build-muscle': protein.build, other: protein.maintain }[goal];
  const perKg = isNew || years > oldFrom ? protein.begin : byGoal;
  const countedKg = bmiOf({ kg, cm }) > useReferenceOverBmi ? referenceBmi * (cm / 100) ** 2 : kg;
  return { from: perKg[0] * countedKg, to: perKg[1] * countedKg, perKg, countedKg };
}

/** Carbohydrate that training days have more than rest days, g. */
export const moreOnTraining = { least: 20, usual: 30, most: 40 } as const;

/**
 * A training and a rest day whose mean over the week is the target; their kcal are those of their macros.
 * @param more carbohydrate on training days, g
 */
export function splitTargets(
  target: Figures,
  trainingDays: number,
  more: number = moreOnTraining.usual,
): { training: Figures; rest: Figures } {
  const isEven = trainingDays === 0 || trainingDays === 7;
  const shift = isEven ? 0 : more;
  const rest = Math.max(0, Math.round(target.carbs - (shift * trainingDays) / 7));
  const of = (carbs: number): Figures => {
    const macros = { protein: target.protein, carbs, fat: target.fat };
    return { ...macros, kcal: energyOf(macros) };
  };
  return { training: of(rest + shift), rest: of(rest) };
}

/** The factor that her answers suggest; between two the lower. @param steps an answer of the intake */
export function activityOf(steps: unknown, sessions: number): number {
  if (steps === 'over-10000' && sessions >= 5) return 1.725;
  if ((steps === '7000-10000' || steps === 'over-10000') && sessions >= 3) return 1.55;
  return sessions >= 2 ? 1.375 : 1.2;
}
