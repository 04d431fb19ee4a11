import { useSWRConfig } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { paths } from '#shared/api/schema.ts';

export type OwnerMails =
  paths['/api/admin/owner-mails']['get']['responses'][200]['content']['application/json'];

const address = addressOf('/api/admin/owner-mails');

/** How the owner is told of sales and refunds. */
export const useOwnerMails = () => useGet(address);

/** Throws ApiError, and brings up to date what shows it. */
export function useChooseDigest(): (digest: boolean) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (digest) => {
    try {
      await unwrap(adminApi.PUT('/api/admin/owner-mails', { body: { digest } }));
    } finally {
      await mutate(address);
    }
  };
}
