/** A plan's kind, by key, and duration. The server decides what is on sale. */
export interface PlanChoice {
  readonly trainingType: string;
  /** Months. */
  readonly duration: number;
}

/** pay-4. */
export const defaultChoice: PlanChoice = { trainingType: 'individual', duration: 3 };

export const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;
