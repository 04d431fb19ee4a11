import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import useSWR, { type SWRResponse } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { type Address, addressOf, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf } from '#shared/ui/lists/list-address.ts';
import { watched } from '../api.ts';

export type WaitingCheckIn = AnswerOf<'/api/admin/check-ins'>['items'][number];
type Sent = AnswerOf<'/api/admin/clients/{id}/check-ins'>['items'][number];
/** The schema knows its questions by their common fields alone. */
export type CheckIn = Omit<Sent, 'questions'> & { questions: CheckInQuestion[] };
/** Seven days of training. */
export type CheckedWeek = AnswerOf<
  '/api/admin/clients/{id}/check-ins/{day}/open',
  'post'
>['training'][number];
export interface Review {
  checkIn: CheckIn;
  /** The one that was sent before it. */
  before: CheckIn | null;
  /** Up to the check-in's day, oldest first; empty where nothing was planned and nothing logged. */
  training: readonly CheckedWeek[];
}
export type Progress = Omit<AnswerOf<'/api/admin/clients/{id}/progress'>, 'questions'> & {
  questions: CheckInQuestion[];
};

const queue = '/api/admin/check-ins';
const clients = '/api/admin/clients';

export const queueFields = {
  state: oneOf({ '': 'Waiting', answered: 'Answered' }),
  mine: oneOf({ '': 'All', true: 'Mine' }),
};

/** What waits for an answer, the longest first, or what was answered, newest first. */
export const useCheckInQueue = () =>
  useListQuery(adminPaths.checkIns, queueFields, {
    limit: 50,
    address: ({ state, mine, ...query }) =>
      addressOf(queue, { query: { ...query, ...(state && { state }), ...(mine && { mine }) } }),
    rows: ({ items }) => items,
    options: () => watched,
  });

export type CheckInQueue = ReturnType<typeof useCheckInQueue>;

/** A check-in beside the one before it. Reading it opens it: the client cannot change it any more. */
export const useReview = (id: string, day: string): SWRResponse<Review, Error> =>
  useSWR<Review, Error>(
    `${clients}/${id}/check-ins/${day}`,
    () =>
      unwrap(
        api.POST('/api/admin/clients/{id}/check-ins/{day}/open', { params: { path: { id, day } } }),
      ) as Promise<object> as Promise<Review>,
  );

/** Answers a check-in, once; the client gets a mail. Throws ApiError. */
export function useAnswerCheckIn(id: string, day: string): (text: string) => Promise<unknown> {
  const change = useChange(queue, clients);
  return (text) =>
    change(
      api.POST('/api/admin/clients/{id}/check-ins/{day}/answer', {
        params: { path: { id, day } },
        body: { text },
      }),
    );
}

/** Of one client, newest first. */
export const useCheckIns = (id: string) =>
  useGet(
    addressOf('/api/admin/clients/{id}/check-ins', { path: { id } }) as string as Address<{
      items: CheckIn[];
    }>,
    watched,
  );

/** What the client's check-ins say over time. */
export const useProgress = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}/progress', { path: { id } }) as string as Address<Progress>);
