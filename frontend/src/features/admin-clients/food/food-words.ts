import { intake } from '@ironbloom/brand/coaching';
import { shownFigures, shownNumber } from '@ironbloom/brand/nutrition';
import type { Figures } from '@ironbloom/brand/plan';
import { answerInWords } from '../client/answers.ts';
import type { ClientFood } from './api.ts';

const questions = new Map(
  intake.steps.flatMap((step) => step.questions).map((question) => [question.id, question]),
);

/** An answer as the client gave it; undefined where she gave none. */
export function answered({ answers }: ClientFood, id: string): string | undefined {
  const { [id]: answer } = answers;
  const question = questions.get(id);
  if (!question || answer === undefined || answer === '') return undefined;
  const words = answerInWords(question, answer);
  return words === '' ? undefined : words;
}

/** "Vegetarian with egg. Allergy: Milk. Not liked: karela. Tuesdays without meat." */
export function rulesInWords(known: ClientFood): string {
  const allergies = [known.answers['allergies'] ?? []]
    .flat()
    .filter((one) => one !== 'none' && one !== 'other');
  const said = [
    answered(known, 'diet'),
    allergies.length > 0 &&
      `Allergy: ${answerInWords(questions.get('allergies')!, allergies.map(String)).toLowerCase()}`,
    answered(known, 'allergyNotes'),
    answered(known, 'dislikes') && `Not liked: ${answered(known, 'dislikes')}`,
    answered(known, 'dietNotes'),
  ];
  return said
    .filter((one): one is string => typeof one === 'string')
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    .join(' ');
}

/** "62.8 kg, 164 cm, 34 years, 4 days a week". */
export function bodyInWords({ body, answers }: ClientFood): string {
  const { kg, cm, years } = body;
  const { days } = answers;
  return [
    kg !== null && `${shownNumber(kg)} kg`,
    cm !== null && `${shownNumber(cm)} cm`,
    years !== null && `${years} years`,
    days !== undefined && `${String(days)} ${Number(days) === 1 ? 'day' : 'days'} of training a week`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "460 kcal, P 42, C 47, F 12". */
export function figuresInWords(figures: Figures): string {
  const { kcal, protein, carbs, fat } = shownFigures(figures);
  return `${shownNumber(kcal)} kcal, P ${protein}, C ${carbs}, F ${fat}`;
}

/** Figures whose source is a table, a recipe, or a coach's typing. */
export const sourceWords = {
  recipe: 'From our recipe: for one serving, as it was when it was added.',
  own: 'Typed here: for one unit.',
} as const;
