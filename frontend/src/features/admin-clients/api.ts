import type { ClientReason } from '@ironbloom/brand/coaching';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, get, keysStartingWith, useGet } from '#shared/api/get.ts';
import { sendForm } from '#shared/api/send-form.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { useMay } from '#shared/session/rights.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import { reasonFilter, stageFilter } from './words.ts';

export type Counts = AnswerOf<'/api/admin/clients/counts'>;
export type Coach = AnswerOf<'/api/admin/coaches'>['items'][number];
/** A published version, without its parts. */
export type PlanSummary = AnswerOf<'/api/admin/clients/{id}/plans'>['items'][number];
export type Plan = AnswerOf<'/api/admin/clients/{id}/plans/{version}'>;
export type NewPlan = BodyOf<'/api/admin/clients/{id}/plans', 'post'>;
export type ClientIntake = AnswerOf<'/api/admin/clients/{id}/intake'>;
export type OpenedHealth = AnswerOf<'/api/admin/clients/{id}/health', 'post'>;
export type OwnCoaching = AnswerOf<'/api/admin/own-coaching'>;
export type Snippet = AnswerOf<'/api/admin/snippets'>['items'][number];
export type ClientFile = AnswerOf<'/api/admin/clients/{id}/files', 'post'>;

/** ms between looks at who needs somebody. */
const lookEvery = 60_000;
export const watched = { refreshInterval: lookEvery };
const clients = '/api/admin/clients';
const conversations = '/api/admin/conversations';
const of = (id: string) => ({ params: { path: { id } } });

const listFields = {
  search: searchText(),
  stage: oneOf(stageFilter),
  reason: oneOf(reasonFilter),
  /** The id of the coach's account. */
  coach: searchText(36),
  view: oneOf({ '': 'List', board: 'Board' }),
};

/** What one page of the list, and the whole board, hold. */
const pageSize = { list: 50, board: 200 };

/** Who needs somebody first. The board has every open program on one page. */
export function useClients() {
  const isBoard = useSearchParams()[0].get('view') === 'board';
  const list = useListQuery(adminPaths.clients, listFields, {
    limit: isBoard ? pageSize.board : pageSize.list,
    address: ({ view: _view, stage, ...query }) =>
      addressOf(clients, {
        query: { ...query, ...(!isBoard && stage && { stage }) } as { reason?: ClientReason },
      }),
    rows: ({ items }) => items,
    options: () => watched,
  });
  return {
    ...list,
    isBoard,
    set: list.set.filter((name) => name !== 'view' && !(isBoard && name === 'stage')),
    clear: () => list.go({ search: '', stage: '', reason: '', coach: '' }),
  };
}

export type ClientList = ReturnType<typeof useClients>;

/** Of all clients that the viewer may see, or of those of one coach. @param coach the id of the account */
export function useClientCounts(coach = '') {
  const address = addressOf('/api/admin/clients/counts', { query: coach === '' ? {} : { coach } });
  return useGet(useMay()('clients:read') ? address : null, watched);
}

/** For who may assign. */
export function usePromises() {
  return useGet(useMay()('clients:assign') ? addressOf('/api/admin/client-promises') : null);
}

/** For who may assign. */
export function useCoaches() {
  return useGet(useMay()('clients:assign') ? addressOf('/api/admin/coaches') : null);
}

export const useClient = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}', { path: { id } }), watched);

/** What was read waits no more. @returns asks again for what counts it */
export function useThreadRead(id: string): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(keysStartingWith('/api/admin/clients/counts', conversations));
    void mutate(addressOf('/api/admin/clients/{id}', { path: { id } }));
  };
}

/** What waits for an answer first. */
export const useConversations = () =>
  useListQuery(
    adminPaths.conversations,
    { mine: oneOf({ '': 'All', true: 'Mine' }) },
    {
      address: ({ mine, ...query }) =>
        addressOf(conversations, { query: { ...query, ...(mine && { mine }) } }),
      rows: ({ items }) => items,
      options: () => watched,
    },
  );

/** Entrusts clients to a coach, or to nobody. Throws ApiError. */
export function useAssign() {
  const change = useChange(clients, conversations, '/api/admin/coaches');
  return (body: BodyOf<'/api/admin/client-assignments', 'post'>) =>
    change(api.POST('/api/admin/client-assignments', { body }));
}

/** What can be done for one client. Each throws ApiError. */
export function useClientActions(id: string) {
  const change = useChange(clients);
  const taskOf = (taskId: string) => ({ params: { path: { id, taskId } } });
  return {
    mark: (mark: 'called' | 'assessed', set: boolean) =>
      change(
        api.PUT('/api/admin/clients/{id}/marks/{mark}', { params: { path: { id, mark } }, body: { set } }),
      ),
    sendLink: () => change(api.POST('/api/admin/clients/{id}/link', of(id))),
    end: (reason: string) => change(api.POST('/api/admin/clients/{id}/end', { ...of(id), body: { reason } })),
    giveDaysOff: (body: BodyOf<'/api/admin/clients/{id}/pauses', 'post'>) =>
      change(api.POST('/api/admin/clients/{id}/pauses', { ...of(id), body })),
    decidePause: (pause: string, agree: boolean, words: string) =>
      change(
        api.POST('/api/admin/clients/{id}/pauses/{pause}/decision', {
          params: { path: { id, pause } },
          body: { agree, words },
        }),
      ),
    endPause: (pause: string) =>
      change(api.POST('/api/admin/clients/{id}/pauses/{pause}/end', { params: { path: { id, pause } } })),
    addNote: (text: string) =>
      change(api.POST('/api/admin/clients/{id}/notes', { ...of(id), body: { text } })),
    pinNote: (noteId: string, pinned: boolean) =>
      change(
        api.PUT('/api/admin/clients/{id}/notes/{noteId}/pin', {
          params: { path: { id, noteId } },
          body: { pinned },
        }),
      ),
    removeNote: (noteId: string) =>
      change(api.DELETE('/api/admin/clients/{id}/notes/{noteId}', { params: { path: { id, noteId } } })),
    addTask: (body: BodyOf<'/api/admin/clients/{id}/tasks', 'post'>) =>
      change(api.POST('/api/admin/clients/{id}/tasks', { ...of(id), body })),
    finishTask: (taskId: string, done: boolean) =>
      change(api.PUT('/api/admin/clients/{id}/tasks/{taskId}', { ...taskOf(taskId), body: { done } })),
    removeTask: (taskId: string) =>
      change(api.DELETE('/api/admin/clients/{id}/tasks/{taskId}', taskOf(taskId))),
    recordGuardian: () => change(api.POST('/api/admin/clients/{id}/guardian', of(id))),
    publish: (body: NewPlan) => change(api.POST('/api/admin/clients/{id}/plans', { ...of(id), body })),
  };
}

const plansAddress = (id: string) => addressOf('/api/admin/clients/{id}/plans', { path: { id } });
const planAddress = (id: string, version: number) =>
  addressOf('/api/admin/clients/{id}/plans/{version}', { path: { id, version } });

/** Newest first. */
export const usePlans = (id: string) => useGet(plansAddress(id));

/** One version. The one before is kept while another one loads. @param version undefined: none yet */
export const usePlan = (id: string, version: number | undefined) =>
  useGet(version === undefined ? null : planAddress(id, version), { keepPreviousData: true });

/** Throws ApiError. */
export const readPlan = (id: string, version: number): Promise<Plan> => get(planAddress(id, version));

/** Throws ApiError. @returns undefined before the first one */
export async function latestPlan(id: string): Promise<Plan | undefined> {
  const [newest] = (await get(plansAddress(id))).items;
  return newest && readPlan(id, newest.version);
}

/** Training and food as PDF. Throws ApiError. */
export async function downloadPlan(id: string, version: number): Promise<void> {
  const params = { path: { id, version } };
  startDownload((await unwrap(api.POST('/api/admin/clients/{id}/plans/{version}/pdf', { params }))).url);
}

/** Messages that were reported; for the owner. */
export function useReports(id: string) {
  return useGet(
    useMay()('people:manage') ? addressOf('/api/admin/clients/{id}/reports', { path: { id } }) : null,
    watched,
  );
}

export const useIntake = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}/intake', { path: { id } }));

const openingsAddress = (id: string) =>
  addressOf('/api/admin/clients/{id}/health/openings', { path: { id } });

/** Who opened the health answers, newest first; nothing for who may not open them. */
export function useHealthOpenings(id: string) {
  return useGet(useMay()('health:read') ? openingsAddress(id) : null);
}

/** Logged, and shown to the client. Throws ApiError. */
export function useOpenHealth(id: string): () => Promise<OpenedHealth> {
  const { mutate } = useSWRConfig();
  return async () => {
    const opened = await unwrap(api.POST('/api/admin/clients/{id}/health', of(id)));
    void mutate(openingsAddress(id));
    return opened;
  };
}

/** A picture or a PDF for a client. Throws ApiError. */
export function uploadFile(id: string, file: File, onProgress: (share: number) => void): Promise<ClientFile> {
  const form = new FormData();
  form.append('name', file.name);
  form.append('file', file);
  return sendForm({ method: 'POST', path: `${clients}/${id}/files`, form, onProgress });
}

export const useSnippets = () => useGet(addressOf('/api/admin/snippets'));

const ownCoachingAddress = addressOf('/api/admin/own-coaching');
export const useOwnCoaching = () => useGet(ownCoachingAddress);

/** Throws ApiError. */
export function useChangeOwnCoaching() {
  const change = useChange(ownCoachingAddress, '/api/admin/coaches');
  return (body: BodyOf<'/api/admin/own-coaching', 'put'>) =>
    change(api.PUT('/api/admin/own-coaching', { body }));
}

export const useTemplates = () => useGet(addressOf('/api/admin/templates'));

/** With its document. @param id empty: no request */
export const useTemplate = (id: string) =>
  useGet(id === '' ? null : addressOf('/api/admin/templates/{id}', { path: { id } }));
