/** What is sold, in the words that every screen, address and receipt shares. */
export type TrainingType = 'individual' | 'buddy';

/** Months. */
export type Duration = 3 | 6 | 12;

export interface PlanChoice {
  readonly trainingType: TrainingType;
  readonly duration: Duration;
}

export const trainingTypes: readonly TrainingType[] = ['individual', 'buddy'];
export const durations: readonly Duration[] = [3, 6, 12];

/** pay-4: what a screen shows before anybody has chosen. */
export const defaultChoice: PlanChoice = { trainingType: 'individual', duration: 3 };

export const trainingTypeWords: Record<TrainingType, string> = { individual: 'Individual', buddy: 'Buddy' };

export function isTrainingType(value: unknown): value is TrainingType {
  return value === 'individual' || value === 'buddy';
}

/** Reads a duration out of an address, where it is text, or out of a route state, where it is a number. */
export function toDuration(value: unknown): Duration | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return durations.find((duration) => String(duration) === String(value).trim());
}
