import type { PlanChoice } from './plan-words.ts';
import { isTrainingType, toDuration } from './read-choice.ts';

export type PriceListId = 'training-programs' | 'simple-payment';

/** A payment that did not go through, and the price it was offered at. Trying again keeps both (pay-10). */
export interface RetryOffer extends PlanChoice {
  readonly priceList: PriceListId;
  /** Paise. What the screen shows until the server, which decides, says otherwise. */
  readonly amount: number;
  /** Of the payment that did not go through. */
  readonly statusToken: string;
}

/** The route state that "Try Payment Again" takes to the form: which plan, and at which price. */
export function retryState({ trainingType, duration, priceList, amount, statusToken }: RetryOffer): object {
  return { mode: trainingType, duration, retry: { priceList, amount, statusToken } };
}

/** @param state a route state, which anybody may have written */
export function readRetryOffer(state: unknown): RetryOffer | null {
  const { mode, duration: months, retry } = (state ?? {}) as Record<string, unknown>;
  const { priceList, amount, statusToken } = (retry ?? {}) as Record<string, unknown>;
  const duration = toDuration(months);
  const isList = priceList === 'training-programs' || priceList === 'simple-payment';
  if (!isTrainingType(mode) || !duration || !isList) return null;
  if (typeof amount !== 'number' || typeof statusToken !== 'string') return null;
  return { trainingType: mode, duration, priceList, amount, statusToken };
}
