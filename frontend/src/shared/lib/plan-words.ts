/** Which plan: the key of its kind, and for how long. What is sold, the server says. */
export interface PlanChoice {
  readonly trainingType: string;
  /** Months. */
  readonly duration: number;
}

/** pay-4: what a screen shows before anybody has chosen. */
export const defaultChoice: PlanChoice = { trainingType: 'individual', duration: 3 };

/** "1 month", "6 months" */
export const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;
