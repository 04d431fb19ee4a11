import { useEffect } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { unwrap } from '#shared/api/client.ts';
import { addressOf, keptAt, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import type { Broadcast, Recipient, RecipientStatus, Suppression } from './broadcast.ts';
import { bodyOf } from './editor/mail-html.ts';
import type { Message } from './compose/message.ts';
import type { Contact } from './contacts/contact.ts';

/** ms between looks at a broadcast that runs. */
const watchEvery = 1_000;
export const pageSize = 50;

export interface NewBroadcast extends Message {
  /** The same for every try, so that a retry after a lost answer is the same broadcast. */
  intentKey: string;
  recipients: readonly Contact[];
  /** UTC; now when absent. */
  scheduledAt?: string;
}

/** Throws ApiError. */
export function createBroadcast({ recipients, ...rest }: NewBroadcast): Promise<Broadcast> {
  const bodyHtml = bodyOf(rest.bodyHtml);
  const body = {
    ...rest,
    bodyHtml,
    recipients: recipients.map(({ email, name }) => ({ email, name: name || null })),
  };
  return unwrap(adminApi.POST('/api/broadcasts', { body }));
}

/** One message to one address, the single call of broadcast-11; waits for its outcome. Throws ApiError. */
export async function sendTest(message: Message, to: string): Promise<void> {
  const body = { ...message, bodyHtml: bodyOf(message.bodyHtml), to };
  await unwrap(adminApi.POST('/api/users/admin/send-email', { body }));
}

/** Bytes of the HTML that each reader would get. Throws ApiError. */
export async function mailBytes({ subject, bodyHtml }: Message): Promise<number> {
  const body = { subject, bodyHtml: bodyOf(bodyHtml) };
  return (await unwrap(adminApi.POST('/api/broadcasts/size', { body }))).bytes;
}

const isMoving = (broadcast: Broadcast | undefined): boolean =>
  broadcast?.status === 'running' || (broadcast?.counts['sending'] ?? 0) > 0;

/** @param id null: nothing yet */
export function useBroadcast(id: string | null): SWRResponse<Broadcast, Error> {
  const address = id === null ? null : addressOf('/api/broadcasts/{id}', { path: { id } });
  return useGet<Broadcast>(address, {
    refreshInterval: (latest) => (isMoving(latest) || latest?.status === 'scheduled' ? watchEvery : 0),
  });
}

/** What was sent never changes. @param wanted false: nothing yet */
export function useSentMessage(id: string, wanted: boolean): SWRResponse<Message, Error> {
  const address = addressOf('/api/broadcasts/{id}/message', { path: { id } });
  return useGet<Message>(wanted ? address : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}

export function useBroadcasts(page: number): Listed<Broadcast> {
  const answer = useGet(addressOf('/api/broadcasts', { query: { page, limit: pageSize } }), {
    keepPreviousData: true,
    refreshInterval: (latest) => (latest?.items.some(isMoving) ? watchEvery * 2 : 0),
  });
  return listed(answer, ({ items }) => items);
}

/** @returns the id of the newest broadcast with somebody still waiting. Throws ApiError. */
export async function findUnderWay(): Promise<string | null> {
  const query = { status: ['running' as const, 'paused' as const], limit: 1 };
  const { items } = await unwrap(adminApi.GET('/api/broadcasts', { params: { query } }));
  return items[0]?._id ?? null;
}

export interface RecipientQuery {
  status: RecipientStatus | undefined;
  search: string;
  page: number;
}

/** @param watched while the broadcast runs, so that the list keeps up with it */
export function useRecipients(id: string, query: RecipientQuery, watched: boolean): Listed<Recipient> {
  const { status, search, page } = query;
  const asked = { ...(status && { status }), ...(search && { search }), page, limit: pageSize };
  const answer = useGet(addressOf('/api/broadcasts/{id}/recipients', { path: { id }, query: asked }), {
    keepPreviousData: true,
    refreshInterval: watched ? watchEvery * 2 : 0,
  });
  const { mutate } = answer;
  // When it ends, once more: the last look may have been before the last mail.
  useEffect(() => {
    if (!watched) void mutate();
  }, [watched, mutate]);
  return listed(answer, ({ items }) => items);
}

export type BroadcastAction = 'pause' | 'resume' | 'cancel' | 'retry-failed' | 'send-rest';

/** What can be done with a broadcast. Each throws ApiError. */
export function useBroadcastActions(id: string) {
  const { mutate } = useSWRConfig();
  const revalidate = () => mutate(keptAt('/api/broadcasts'));
  return {
    act: async (action: BroadcastAction): Promise<void> => {
      try {
        await unwrap(adminApi.POST(`/api/broadcasts/{id}/${action}`, { params: { path: { id } } }));
      } finally {
        await revalidate();
      }
    },
    sendAgain: async (recipientId: string): Promise<void> => {
      const path = '/api/broadcasts/{id}/recipients/{recipientId}/send-again';
      try {
        await unwrap(adminApi.POST(path, { params: { path: { id, recipientId } } }));
      } finally {
        await revalidate();
      }
    },
  };
}

export function useSuppressions(search: string, page: number): Listed<Suppression> {
  const query = { ...(search && { search }), page, limit: pageSize };
  const answer = useGet(addressOf('/api/suppressions', { query }), { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}

/** Both throw ApiError. */
export function useSuppressionActions() {
  const { mutate } = useSWRConfig();
  return {
    add: async (email: string): Promise<void> => {
      await unwrap(adminApi.POST('/api/suppressions', { body: { email } }));
      await mutate(keptAt('/api/suppressions'));
    },
    remove: async (email: string): Promise<void> => {
      await unwrap(adminApi.DELETE('/api/suppressions/{email}', { params: { path: { email } } }));
      await mutate(keptAt('/api/suppressions'));
    },
  };
}
