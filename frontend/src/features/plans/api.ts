import { unwrap, type ApiClient } from '../../shared/api/client.ts';
import { isTrainingType, toDuration } from '../../shared/lib/plan-words.ts';
import type { PriceListId } from '../../shared/lib/retry-offer.ts';
import { keptPrices } from './kept-prices.ts';
import type { Plan, PriceBook } from './plan.ts';

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

/** Both price lists and how to open the checkout. */
export async function loadPriceBook(api: ApiClient): Promise<PriceBook> {
  const kept = keptPrices.read();
  if (kept) return kept;
  const answer = await unwrap(api.GET('/api/payments/plans'));
  const listOf = (id: PriceListId): readonly Plan[] =>
    answer.priceLists.find((list) => list.id === id)?.plans.flatMap(toPlan) ?? [];
  const book: PriceBook = {
    checkout: answer.checkout,
    lists: { 'training-programs': listOf('training-programs'), 'simple-payment': listOf('simple-payment') },
  };
  keptPrices.keep(book);
  return book;
}
