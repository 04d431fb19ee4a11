import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

/** ms between two questions while a program is being made. */
const PREPARING_MS = 2_000;

/** The address of the member's buddy where our mail came back and she may correct it. @param paidAt ISO 8601 */
export function useReturnedMailOf(paidAt: string): string | undefined {
  const { data } = useGet(addressOf('/api/users/me/purchases'));
  const purchase = data?.items.find(({ half, boughtAt }) => half === 'buyer' && boughtAt === paidAt);
  const buddy = purchase?.half === 'buyer' ? purchase.buddy : null;
  return buddy?.unreachable && !buddy.corrected ? buddy.email : undefined;
}

/** Whether the member's program of a payment is there; asks until it is. @param paidAt ISO 8601, as its program keeps it */
export function useProgramOf(paidAt: string): boolean {
  const isThere = (data: AnswerOf<'/api/my/programs'> | undefined): boolean =>
    data?.items.some(({ boughtAt }) => boughtAt === paidAt) ?? false;
  const { data } = useGet(addressOf('/api/my/programs'), {
    refreshInterval: (latest) => (isThere(latest) ? 0 : PREPARING_MS),
  });
  return isThere(data);
}
