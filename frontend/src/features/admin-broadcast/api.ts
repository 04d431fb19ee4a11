import { useEffect, useEffectEvent, useState } from 'react';
import type { SWRResponse } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import { type Broadcast, recipientWords } from './broadcast.ts';
import type { Message } from './compose/message.ts';
import type { Contact } from './contacts/contact.ts';
import { bodyOf } from './editor/mail-html.ts';

/** ms between looks at a broadcast that runs. */
const watchEvery = 1_000;
const pageSize = 50;

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
  return unwrap(api.POST('/api/broadcasts', { body }));
}

/** One message to one address, the single call of broadcast-11; waits for its outcome. Throws ApiError. */
export async function sendTest(message: Message, to: string): Promise<void> {
  const body = { ...message, bodyHtml: bodyOf(message.bodyHtml), to };
  await unwrap(api.POST('/api/users/admin/send-email', { body }));
}

export type MailPreview = AnswerOf<'/api/broadcasts/preview', 'post'>;

/** A message as one reader gets it. While an answer is on its way, or where none comes, it is the one before. */
export function useMailPreview(
  { subject, bodyHtml }: Pick<Message, 'subject' | 'bodyHtml'>,
  name: string,
): { preview: MailPreview | undefined; failed: boolean } {
  const [preview, setPreview] = useState<MailPreview>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    async function ask(): Promise<void> {
      try {
        const body = { subject, bodyHtml, name };
        const answer = await unwrap(api.POST('/api/broadcasts/preview', { body }));
        if (gone) return;
        setPreview(answer);
        setFailed(false);
      } catch {
        if (!gone) setFailed(true);
      }
    }
    void ask();
    return () => {
      gone = true;
    };
  }, [subject, bodyHtml, name]);
  return { preview, failed };
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

export const useBroadcasts = () =>
  useListQuery(
    adminPaths.broadcasts,
    {},
    {
      limit: pageSize,
      address: (query) => addressOf('/api/broadcasts', { query }),
      rows: ({ items }) => items,
      options: () => ({
        refreshInterval: (latest) => (latest?.items.some(isMoving) ? watchEvery * 2 : 0),
      }),
    },
  );

/** @returns the id of the newest broadcast with somebody still waiting. Throws ApiError. */
export async function findUnderWay(): Promise<string | null> {
  const query = { status: ['running' as const, 'paused' as const], limit: 1 };
  const { items } = await unwrap(api.GET('/api/broadcasts', { params: { query } }));
  return items[0]?._id ?? null;
}

export const recipientFilters = {
  '': 'All',
  sent: recipientWords.sent.word,
  failed: recipientWords.failed.word,
  uncertain: recipientWords.uncertain.word,
  suppressed: recipientWords.suppressed.word,
  queued: recipientWords.queued.word,
  cancelled: recipientWords.cancelled.word,
} as const;

/**
 * @param watched while the broadcast runs, so that the list keeps up with it
 * @param search what is asked for, when it does not stand in the address that is open
 */
export function useRecipients(id: string, watched: boolean, search?: URLSearchParams) {
  const list = useListQuery(
    adminPaths.broadcast(id),
    { status: oneOf(recipientFilters), search: searchText(200) },
    {
      limit: pageSize,
      address: (query) => addressOf('/api/broadcasts/{id}/recipients', { path: { id }, query }),
      rows: ({ items }) => items,
      search,
      options: () => ({ refreshInterval: watched ? watchEvery * 2 : 0 }),
    },
  );
  // When it ends, once more: the last look may have been before the last mail.
  const lookAgain = useEffectEvent(list.retry);
  useEffect(() => {
    if (!watched) lookAgain();
  }, [watched]);
  return list;
}

export type BroadcastAction = 'pause' | 'resume' | 'cancel' | 'retry-failed' | 'send-rest';

/** What can be done with a broadcast. Each throws ApiError. */
export function useBroadcastActions(id: string) {
  const change = useChange('/api/broadcasts');
  return {
    act: (action: BroadcastAction) =>
      change(api.POST(`/api/broadcasts/{id}/${action}`, { params: { path: { id } } })),
    sendAgain: (recipientId: string) =>
      change(
        api.POST('/api/broadcasts/{id}/recipients/{recipientId}/send-again', {
          params: { path: { id, recipientId } },
        }),
      ),
  };
}

export const useSuppressions = () =>
  useListQuery(
    adminPaths.suppressions,
    { search: searchText(200) },
    {
      limit: pageSize,
      address: (query) => addressOf('/api/suppressions', { query }),
      rows: ({ items }) => items,
    },
  );

/** Both throw ApiError. */
export function useSuppressionActions() {
  const change = useChange('/api/suppressions');
  return {
    add: (email: string) => change(api.POST('/api/suppressions', { body: { email } })),
    remove: (email: string) =>
      change(api.DELETE('/api/suppressions/{email}', { params: { path: { email } } })),
  };
}
