import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import type { Book } from './book.ts';
import type { Offer, OfferDraft } from './offer.ts';

export const plansAddress = addressOf('/api/payments/admin/plans');
const offersAddress = addressOf('/api/payments/admin/offers');

/** What is sold, and of which revision. */
export const fetchBook = () => get(plansAddress);
export const useBook = () => useGet(plansAddress);
export const useOffers = () => useGet(offersAddress);

/** One offer as it is saved now. */
export const fetchOffer = async (id: string): Promise<Offer | undefined> =>
  (await get(offersAddress)).offers.find(({ _id }) => _id === id);

/** What changes plans and offers. Each throws ApiError, and brings up to date what shows them. */
export function usePlanActions() {
  const { mutate } = useSWRConfig();

  async function afterwards<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt(plansAddress, offersAddress));
    }
  }

  return {
    publish: (book: Book, version: number) =>
      afterwards(unwrap(adminApi.PUT('/api/payments/admin/plans', { body: { ...book, version } }))),
    restore: (revision: number, version: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/payments/admin/plans/revisions/{revision}/restore', {
            params: { path: { revision } },
            body: { version },
          }),
        ),
      ),
    createOffer: (body: OfferDraft) =>
      afterwards(unwrap(adminApi.POST('/api/payments/admin/offers', { body }))),
    changeOffer: (id: string, version: number, draft: OfferDraft) =>
      afterwards(
        unwrap(
          adminApi.PUT('/api/payments/admin/offers/{id}', {
            params: { path: { id } },
            body: { ...draft, version },
          }),
        ),
      ),
  };
}
