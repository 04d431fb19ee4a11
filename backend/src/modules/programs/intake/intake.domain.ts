import { ADULT } from '../program.domain.ts';

/** A health question answered with yes or no; a yes with what was asked further. */
export interface HealthAnswer {
  yes: boolean;
  more?: string | undefined;
}

export interface HealthAnswers {
  answers: Readonly<Record<string, HealthAnswer>>;
  /** After a yes that has training wait. */
  doctor?: 'may-train' | 'may-train-limits' | 'not-yet' | 'not-asked' | undefined;
  limits?: string | undefined;
  /** Of somebody under 18. */
  guardian?: { name: string; phone: string } | undefined;
}

export interface ScreenedQuestion {
  id: string;
  yes: { blocksTraining: boolean; outcome: string };
}

/** Whether training waits for a doctor's word: a yes that asks for one, and no word yet. */
export function waitsForDoctor(questions: readonly ScreenedQuestion[], health: HealthAnswers): boolean {
  const blocks = questions.some(({ id, yes }) => yes.blocksTraining && health.answers[id]?.yes === true);
  return blocks && health.doctor !== 'may-train' && health.doctor !== 'may-train-limits';
}

/** Whether a yes forbids targets for food, and with them numbers of weight and waist. */
export const forbidsFoodTargets = (
  questions: readonly ScreenedQuestion[],
  { answers }: Pick<HealthAnswers, 'answers'>,
): boolean =>
  questions.some(({ id, yes }) => yes.outcome.endsWith('no-food-targets') && answers[id]?.yes === true);

/** Whether targets for food are left to a doctor or dietitian. */
export const asksForDoctorsTargets = ({ answers }: Pick<HealthAnswers, 'answers'>): boolean =>
  ['longterm', 'medicine'].some((id) => answers[id]?.yes === true);

/** Somebody who needs the agreement of a parent or guardian. */
export const isMinor = (age: number | null): boolean => age !== null && age < ADULT;
