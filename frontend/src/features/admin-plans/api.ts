import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import type { Book } from './book.ts';

export const plansAddress = addressOf('/api/payments/admin/plans');

/** What is sold, and of which revision. */
export const fetchBook = () => get(plansAddress);
export const useBook = () => useGet(plansAddress);

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
  };
}
