import { ApiError, messageOf } from '../api/errors.ts';

/** Nothing was paid. The message is for the buyer. */
export class CheckoutError extends Error {}

/** Why nothing was paid, in a sentence for the buyer. */
export function checkoutSentence(error: unknown): string {
  if (error instanceof ApiError && error.retryAfter)
    return `${error.message} You can try again in ${error.retryAfter} seconds.`;
  return error instanceof CheckoutError ? error.message : messageOf(error);
}
