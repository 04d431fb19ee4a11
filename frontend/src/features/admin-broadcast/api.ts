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

/** ms. Polling interval of a running broadcast. */
const watchEvery = 1_000;
const pageSize = 50;

export interface NewBroadcast extends Message {
  /** Idempotency key. */
  intentKey: string;
  recipients: readonly Contact[];
  /** UTC; now if absent. */
  scheduledAt?: string;
}

/** @throws ApiError */
export function createBroadcast({ recipients, ...rest }: NewBroadcast): Promise<Broadcast> {
  const bodyHtml = bodyOf(rest.bodyHtml);
  const body = {
    ...rest,
    bodyHtml,
    recipients: recipients.map(({ email, name }) => ({ email, name: name || null })),
  };
  return unwrap(api.POST('/api/broadcasts', { body }));
}

/** One message to one address (broadcast-11); waits for its outcome. @throws ApiError */
export async function sendTest(message: Message, to: string): Promise<void> {
  const body = { ...message, bodyHtml: bodyOf(message.bodyHtml), to };
  await unwrap(api.POST('/api/users/admin/send-email', { body }));
}

export type MailPreview = AnswerOf<'/api/broadcasts/preview', 'post'>;

/** The message as one recipient gets it. Keeps the last preview while loading and on errors. */
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

/** @param id null: loads nothing */
export function useBroadcast(id: string | null): SWRResponse<Broadcast, Error> {
  const address = id === null ? null : addressOf('/api/broadcasts/{id}', { path: { id } });
  return useGet<Broadcast>(address, {
    refreshInterval: (latest) => (isMoving(latest) || latest?.status === 'scheduled' ? watchEvery : 0),
  });
}

/** Immutable. @param wanted false: loads nothing */
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

/** @returns the id of the newest unfinished broadcast. @throws ApiError */
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

/** @param watched polls while the broadcast runs ⏎ @param search the query, if it is not the page's own */
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
  // Reload once at the end: the last poll may precede the last mail.
  const lookAgain = useEffectEvent(list.retry);
  useEffect(() => {
    if (!watched) lookAgain();
  }, [watched]);
  return list;
}

export type BroadcastAction = 'pause' | 'resume' | 'cancel' | 'retry-failed' | 'send-rest';

/** Each throws ApiError. */
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
