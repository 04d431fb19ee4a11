import { api } from '#shared/api/client.ts';
import { addressOf, get, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import type { Offer, OfferDraft } from './offer.ts';

const offersAddress = addressOf('/api/payments/admin/offers');

export const useOffers = () => useGet(offersAddress);

/** The saved version of an offer. */
export const fetchOffer = async (id: string): Promise<Offer | undefined> =>
  (await get(offersAddress)).offers.find(({ _id }) => _id === id);

/** Each throws ApiError. */
export function useOfferActions() {
  const change = useChange('/api/payments/admin/plans', offersAddress);
  return {
    create: (body: OfferDraft) => change(api.POST('/api/payments/admin/offers', { body })),
    change: (id: string, version: number, draft: OfferDraft) =>
      change(
        api.PUT('/api/payments/admin/offers/{id}', {
          params: { path: { id } },
          body: { ...draft, version },
        }),
      ),
  };
}
