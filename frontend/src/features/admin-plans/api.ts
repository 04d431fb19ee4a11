import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import type { Book, PublishedBook } from './book.ts';
import type { Offer, OfferDraft, Revision } from './offer.ts';

/** What is sold, and of which revision. */
export const planBookRequest: AdminRequest<PublishedBook> = {
  key: adminKeys.plans,
  ask: () => unwrap(adminApi.GET('/api/payments/admin/plans')),
};

export const fetchBook = planBookRequest.ask;

const revisionsRequest: AdminRequest<Revision[]> = {
  key: adminKeys.planRevisions,
  ask: async () => (await unwrap(adminApi.GET('/api/payments/admin/plans/revisions'))).revisions,
};

const offersRequest: AdminRequest<Offer[]> = {
  key: adminKeys.offers,
  ask: async () => (await unwrap(adminApi.GET('/api/payments/admin/offers'))).offers,
};

/** One offer as it is saved now. */
export const fetchOffer = async (id: string): Promise<Offer | undefined> =>
  (await offersRequest.ask()).find(({ _id }) => _id === id);

export const useBook = () => useAnswer(planBookRequest);
export const useRevisions = () => useAnswer(revisionsRequest);
export const useOffers = () => useAnswer(offersRequest);

/** What changes plans and offers. Each throws ApiError, and brings up to date what shows them. */
export function usePlanActions() {
  const { mutate } = useSWRConfig();

  async function afterwards<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptOf('plans', 'plan-revisions', 'offers'));
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
