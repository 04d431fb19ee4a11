import { unwrap, type ApiClient } from '#shared/api/client.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { keptPrices } from './kept-prices.ts';
import type { Plan, PriceBook } from './plan.ts';

/** Both price lists and the checkout's settings. */
export async function loadPriceBook(api: ApiClient): Promise<PriceBook> {
  const kept = keptPrices.read();
  if (kept) return kept;
  const { kinds, priceLists, checkout } = await unwrap(
    // Bypasses the HTTP cache: the server may have reported an outdated price.
    api.GET('/api/payments/plans', { cache: 'no-cache' }),
  );
  const listOf = (id: PriceListId): readonly Plan[] => {
    const plans = priceLists.find((list) => list.id === id)?.plans ?? [];
    return plans.flatMap(({ trainingType, ...plan }) => {
      const kind = kinds.find(({ key }) => key === trainingType);
      return kind ? [{ ...plan, trainingType, kind }] : [];
    });
  };
  const book: PriceBook = {
    checkout,
    lists: { 'training-programs': listOf('training-programs'), 'simple-payment': listOf('simple-payment') },
  };
  keptPrices.keep(book);
  return book;
}
