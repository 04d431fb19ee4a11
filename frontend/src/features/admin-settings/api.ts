import { type Business, setBusiness } from '@ironbloom/brand';
import { useRevalidator } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import type { BusinessRevision, PublishedBusiness } from './business-form.ts';

/** Who runs the site, and of which revision. */
export const businessRequest: AdminRequest<PublishedBusiness> = {
  key: adminKeys.business,
  ask: () => unwrap(adminApi.GET('/api/admin/business')),
};

const revisionsRequest: AdminRequest<BusinessRevision[]> = {
  key: adminKeys.businessRevisions,
  ask: async () => (await unwrap(adminApi.GET('/api/admin/business/revisions'))).revisions,
};

export const fetchBusiness = businessRequest.ask;
export const useBusiness = () => useAnswer(businessRequest);
export const useBusinessRevisions = () => useAnswer(revisionsRequest);

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
      await mutate(keptOf('business', 'business-revisions'));
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
