import type { PlanChoice } from './plan-words.ts';
import { isTrainingType, toDuration } from './read-choice.ts';

export type PriceListId = 'training-programs' | 'simple-payment';

/** A failed payment and its price: a retry keeps both (pay-10). */
export interface RetryOffer extends PlanChoice {
  readonly priceList: PriceListId;
  /** Paise, for display; the server decides the price. */
  readonly amount: number;
  /** Of the failed payment. */
  readonly statusToken: string;
}

/** The history state of "Try Payment Again". */
export function retryState({ trainingType, duration, priceList, amount, statusToken }: RetryOffer): object {
  return { mode: trainingType, duration, retry: { priceList, amount, statusToken } };
}

/** @param state unvalidated history state */
export function readRetryOffer(state: unknown): RetryOffer | null {
  const { mode, duration: months, retry } = (state ?? {}) as Record<string, unknown>;
  const { priceList, amount, statusToken } = (retry ?? {}) as Record<string, unknown>;
  const duration = toDuration(months);
  const isList = priceList === 'training-programs' || priceList === 'simple-payment';
  if (!isTrainingType(mode) || !duration || !isList) return null;
  if (typeof amount !== 'number' || typeof statusToken !== 'string') return null;
  return { trainingType: mode, duration, priceList, amount, statusToken };
}
