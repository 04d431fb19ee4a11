import { unwrap, type ApiClient } from '../../shared/api/client.ts';
import { isTrainingType, toDuration } from '../../shared/lib/plan-words.ts';
import type { PriceListId } from '../../shared/lib/retry-offer.ts';
import type { Plan, PriceBook } from './plan.ts';

/** Prices change rarely, and the server checks the amount again when the order is made. */
const keepMs = 5 * 60_000;

let kept: { book: PriceBook; until: number } | undefined;

/** As the server sends it; anything it may add or stop selling is left out here. */
interface WirePlan {
  trainingType: string;
  duration: number;
  price: number;
  originalPrice: number;
  discountPercent: number;
}

function toPlan(wire: WirePlan): Plan[] {
  const { trainingType, price, originalPrice, discountPercent } = wire;
  const duration = toDuration(wire.duration);
  if (!duration || !isTrainingType(trainingType)) return [];
  return [{ trainingType, duration, price, originalPrice, discountPercent }];
}

/** Both price lists and how to open the checkout. Kept in the browser's memory, never on the server. */
export async function loadPriceBook(api: ApiClient): Promise<PriceBook> {
  const inBrowser = typeof window !== 'undefined';
  if (inBrowser && kept && kept.until > Date.now()) return kept.book;
  const answer = await unwrap(api.GET('/api/payments/plans'));
  const listOf = (id: PriceListId): readonly Plan[] =>
    answer.priceLists.find((list) => list.id === id)?.plans.flatMap(toPlan) ?? [];
  const book: PriceBook = {
    checkout: answer.checkout,
    lists: { 'training-programs': listOf('training-programs'), 'simple-payment': listOf('simple-payment') },
  };
  if (inBrowser) kept = { book, until: Date.now() + keepMs };
  return book;
}

/** The next load asks the server: it has just told us that a price is out of date. */
export function forgetPriceBook(): void {
  kept = undefined;
}
