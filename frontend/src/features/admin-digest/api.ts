import { api } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { useChange } from '#shared/api/use-change.ts';

export type OwnerMails = AnswerOf<'/api/admin/owner-mails'>;

const address = addressOf('/api/admin/owner-mails');

/** How the owner is notified of sales and refunds. */
export const useOwnerMails = () => useGet(address);

/** @throws ApiError */
export function useChooseDigest() {
  const change = useChange(address);
  return (digest: boolean) => change(api.PUT('/api/admin/owner-mails', { body: { digest } }));
}
