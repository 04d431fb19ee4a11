import { type Business, setBusiness } from '@ironbloom/brand';
import { useRevalidator } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, get, keptAt, useGet } from '#shared/api/get.ts';
import type { PublishedBusiness } from './business-form.ts';

export const businessAddress = addressOf('/api/admin/business');

/** Who runs the site, and of which revision. */
export const fetchBusiness = () => get(businessAddress);
export const useBusiness = () => useGet(businessAddress);

/** What changes the settings. Each throws ApiError, and brings up to date what shows them: this page, too. */
export function useBusinessActions() {
  const { mutate } = useSWRConfig();
  const { revalidate } = useRevalidator();

  async function afterwards(call: Promise<PublishedBusiness>): Promise<PublishedBusiness> {
    try {
      const answer = await call;
      setBusiness(answer.business);
      // Draws the frame around the screen anew.
      void revalidate();
      return answer;
    } finally {
      // A refusal, too, says that what is shown is older than what is known.
      await mutate(keptAt(businessAddress));
    }
  }

  return {
    publish: ({ social, ...business }: Business, version: number) =>
      afterwards(
        unwrap(adminApi.PUT('/api/admin/business', { body: { ...business, social: [...social], version } })),
      ),
    restore: (revision: number, version: number) =>
      afterwards(
        unwrap(
          adminApi.POST('/api/admin/business/revisions/{revision}/restore', {
            params: { path: { revision } },
            body: { version },
          }),
        ),
      ),
  };
}
