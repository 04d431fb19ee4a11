import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import type { paths } from '#shared/api/schema.ts';

export type OwnerMails =
  paths['/api/admin/owner-mails']['get']['responses'][200]['content']['application/json'];

/** How the owner is told of sales and refunds. */
export const ownerMailsRequest: AdminRequest<OwnerMails> = {
  key: adminKeys.ownerMails,
  ask: () => unwrap(adminApi.GET('/api/admin/owner-mails')),
};

export const useOwnerMails = () => useAnswer(ownerMailsRequest);

/** Throws ApiError, and brings up to date what shows it. */
export function useChooseDigest(): (digest: boolean) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (digest) => {
    try {
      await unwrap(adminApi.PUT('/api/admin/owner-mails', { body: { digest } }));
    } finally {
      await mutate(keptOf('owner-mails'));
    }
  };
}
