import type { Figures, FoodDay, FoodPlan, FoodPortion, MealOption } from './plan.ts';

export const NOTHING: Figures = { kcal: 0, protein: 0, carbs: 0, fat: 0 };

const NAMES = ['kcal', 'protein', 'carbs', 'fat'] as const satisfies readonly (keyof Figures)[];
export type FigureName = (typeof NAMES)[number];
export const figureNames: readonly FigureName[] = NAMES;

const eachFigure = (value: (name: FigureName) => number): Figures => ({
  kcal: value('kcal'),
  protein: value('protein'),
  carbs: value('carbs'),
  fat: value('fat'),
});

const sumOf = (all: readonly Figures[]): Figures =>
  eachFigure((name) => all.reduce((sum, figures) => sum + figures[name], 0));

/** How many units of its figures a portion has: hundreds of grams, or units. */
const times = ({ amount, unitGrams }: FoodPortion): number =>
  unitGrams === null ? amount : (amount * unitGrams) / 100;

export const portionFigures = (portion: FoodPortion): Figures =>
  eachFigure((name) => portion.figures[name] * times(portion));

export const optionFigures = ({ items }: MealOption): Figures => sumOf(items.map(portionFigures));

/** The usual option of each meal. */
export const usualOptions = ({ meals }: FoodDay): MealOption[] =>
  meals.flatMap(({ options }) => options.slice(0, 1));

export const dayFigures = (day: FoodDay, options = usualOptions(day)): Figures =>
  sumOf(options.map(optionFigures));

/** What any mix of the meals' options gives at least and at most. */
export function rangeOf({ meals }: FoodDay): { least: Figures; most: Figures } {
  const bound = (pick: (...values: number[]) => number): Figures => {
    const bounds = meals.map(({ options }) => {
      const figures = options.map(optionFigures);
      return figures.length === 0 ? NOTHING : eachFigure((name) => pick(...figures.map((one) => one[name])));
    });
    return sumOf(bounds);
  };
  return { least: bound(Math.min), most: bound(Math.max) };
}

/** Of protein and carbohydrate 4 kcal a gram, of fat 9. */
export const energyOf = ({ protein, carbs, fat }: Omit<Figures, 'kcal'>): number =>
  protein * 4 + carbs * 4 + fat * 9;

/** The mean of a week's days. */
export const weekMean = (trainingDays: number, training: number, rest: number): number =>
  (trainingDays * training + (7 - trainingDays) * rest) / 7;

/** As screens and paper show them: whole kcal and grams. */
export const shownFigures = (figures: Figures): Figures => eachFigure((name) => Math.round(figures[name]));

/** More than this share away from a target is marked. */
const NEAR = 0.1;

/** How far a day is from its target, rounded as it is shown; undefined within a tenth. */
export function offTarget(value: number, target: number): number | undefined {
  if (target <= 0) return undefined;
  const off = Math.round(value) - Math.round(target);
  return Math.abs(off) > target * NEAR ? off : undefined;
}

export interface ShoppingLine {
  name: string;
  source: FoodPortion['source'];
  /** Grams, or units where `unit` is not "g". */
  amount: number;
  /** "g", "serving", or the unit of something typed. */
  unit: string;
  /** The household measures that the grams are, where all portions have the same one. */
  measures: { amount: number; unit: string } | null;
}

/** What a week of usual options takes. Foods by weight, recipes by servings, what was typed by its amount; the most first. */
export function shoppingList({ trainingDays, training, rest }: FoodPlan): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine & { units: Map<string, number> }>();
  const add = (day: FoodDay, days: number): void => {
    for (const portion of usualOptions(day).flatMap(({ items }) => items)) {
      const { source, sourceId, name, unitGrams, unit } = portion;
      const isWeighed = source === 'food' && unitGrams !== null;
      const key = [source, sourceId ?? name.toLowerCase(), isWeighed ? 'g' : unit].join('\n');
      const line = lines.get(key) ?? {
        name,
        source,
        amount: 0,
        unit: isWeighed ? 'g' : unit,
        measures: null,
        units: new Map<string, number>(),
      };
      line.amount += portion.amount * (isWeighed ? unitGrams : 1) * days;
      line.units.set(unit, (line.units.get(unit) ?? 0) + portion.amount * days);
      lines.set(key, line);
    }
  };
  add(training, trainingDays);
  add(rest, 7 - trainingDays);
  return [...lines.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ units, ...line }) => {
      const [only, ...others] = [...units];
      const isMeasured = line.unit === 'g' && only && only[0] !== 'g' && others.length === 0;
      return { ...line, measures: isMeasured ? { amount: only[1], unit: only[0] } : null };
    })
    .toSorted((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source) || b.amount - a.amount);
}

const ORDER: readonly FoodPortion['source'][] = ['food', 'recipe', 'own'];

const shown = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** "1,842", "0.5". */
export const shownNumber = (value: number): string => shown.format(value);

/** "1,900 kcal, 120 g protein, 210 g carbs, 58 g fat". */
export function figuresInFull(figures: Figures): string {
  const { kcal, protein, carbs, fat } = shownFigures(figures);
  return `${shownNumber(kcal)} kcal, ${shownNumber(protein)} g protein, ${shownNumber(carbs)} g carbs, ${shownNumber(fat)} g fat`;
}

/** "1.4 kg", "350 g". */
export const shownGrams = (grams: number): string => {
  const rounded = grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
  return rounded >= 1_000 ? `${shownNumber(rounded / 1_000)} kg` : `${shownNumber(rounded)} g`;
};

/** "200 g", "2 × katori (150 ml)", "1 serving", "2 servings". */
export function shownAmount({ amount, unit }: Pick<FoodPortion, 'amount' | 'unit'>): string {
  if (unit === 'g' || unit === 'ml') return `${shownNumber(amount)} ${unit}`;
  if (unit === 'serving') return `${shownNumber(amount)} ${amount === 1 ? 'serving' : 'servings'}`;
  return unit === '' ? shownNumber(amount) : `${shownNumber(amount)} × ${unit}`;
}

/** "350 g", "420 g (7 × medium)", "450 g (3 katori of 150 ml)", "4 servings". */
export function shownLine({ amount, unit, measures }: ShoppingLine): string {
  if (unit !== 'g') return shownAmount({ amount, unit });
  if (measures === null) return shownGrams(amount);
  const sized = /^([^()]+) \(([^()]+)\)$/.exec(measures.unit);
  const words = sized ? `${shownNumber(measures.amount)} ${sized[1]} of ${sized[2]}` : shownAmount(measures);
  return `${shownGrams(amount)} (${words})`;
}

/** "A", "B": of the options of a meal. */
export const optionLetter = (index: number): string => String.fromCodePoint(65 + index);
