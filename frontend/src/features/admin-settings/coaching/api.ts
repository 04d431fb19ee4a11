import { type PageContents, setPromises } from '@ironbloom/brand';
import { api } from '#shared/api/client.ts';
import { type Address, addressOf, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

export type PublishedCoaching = AnswerOf<'/api/admin/coaching'>;
export type Coaching = PublishedCoaching['coaching'];
export type Coach = AnswerOf<'/api/admin/coaches'>['items'][number];

export const useCoachingPublication = () =>
  usePublication<PublishedCoaching, PublishBody<'/api/admin/coaching'>>(
    addressOf('/api/admin/coaching'),
    ({ coaching: { callHours, planHours, refundDays } }) => setPromises({ callHours, planHours, refundDays }),
    ['/api/admin/snippets', '/api/admin/clients'],
  );

const coaches = addressOf('/api/admin/coaches');
export const useCoaches = () => useGet(coaches);

/** The published page "Who we are", with the profiles of coaches. */
export const useCompany = () =>
  useGet(
    addressOf('/api/page-content/{page}', { path: { page: 'company' } }) as Address<{
      content: PageContents['company'];
    }>,
  );

/** Ties an account to a published profile, or to none. Throws ApiError. */
export function useTie() {
  const change = useChange(coaches);
  return (userId: string, profileId: string | null) =>
    change(
      api.PUT('/api/admin/coaches/{userId}/profile', { params: { path: { userId } }, body: { profileId } }),
    );
}
