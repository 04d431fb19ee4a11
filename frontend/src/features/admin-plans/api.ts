import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { PublishedBook } from './book.ts';
import type { Offer, OfferDraft } from './offer.ts';

const plansAddress = addressOf('/api/payments/admin/plans');
const offersAddress = addressOf('/api/payments/admin/offers');

/** What is sold, and of which revision. */
export const useBook = () => useGet(plansAddress);
export const usePlansPublication = () =>
  usePublication<PublishedBook, PublishBody<'/api/payments/admin/plans'>>(plansAddress, undefined, [
    offersAddress,
  ]);

export const useOffers = () => useGet(offersAddress);

/** What changes the plans. Each throws ApiError, and brings up to date what shows them. */
export function usePlanActions() {
  const { mutate } = useSWRConfig();

  async function afterwards<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt(plansAddress, '/api/payments/admin/offers'));
    }
  }

  return {
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
