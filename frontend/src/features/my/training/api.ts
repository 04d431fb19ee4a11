import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { Edit } from '@ironbloom/brand/training-log';
import { api, unwrap } from '#shared/api/client.ts';
import { addressOf } from '#shared/api/get.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import { changeKept, keptOrAsked } from '#shared/offline/kept-answers.ts';

export type Training = AnswerOf<'/api/my/programs/{id}/training'>;
type Edits = BodyOf<'/api/my/programs/{id}/training/edits'>['edits'];
type Sync = AnswerOf<'/api/my/programs/{id}/training/edits', 'post'>;

const addressFor = (id: string) => addressOf('/api/my/programs/{id}/training', { path: { id } });
const of = (id: string) => ({ params: { path: { id } } });

/** ms: the clock of an answer that took longer says nothing. */
const SLOW_MS = 3_000;

/** What the server has, or had. @param onFresh is told of new answers, not of those that were kept or late: their time is over */
export function useTrainingAnswer(
  id: string,
  onFresh: (answer: Training) => void,
): SWRResponse<Training, Error> {
  const address = addressFor(id);
  return useSWR<Training, Error>(address, () =>
    keptOrAsked(address, async () => {
      const asked = Date.now();
      const fresh = await unwrap(api.GET('/api/my/programs/{id}/training', of(id)));
      if (Date.now() - asked < SLOW_MS) onFresh(fresh);
      return fresh;
    }),
  );
}

/** What the server has of the sessions that were edited. */
const merged = (before: Training, { now, sessions }: Sync): Training => {
  const changed = new Set(sessions.map(({ _id }) => _id));
  const others = before.sessions.filter(({ _id }) => !changed.has(_id));
  return { ...before, now, sessions: [...sessions, ...others].toSorted((a, b) => (a.on < b.on ? 1 : -1)) };
};

/** @returns asks anew; resolves once the answer is shown */
export function useRenewTraining(): (id: string) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (id) => mutate(addressFor(id));
}

/** @returns sends edits; resolves once the answer is shown and kept. Throws ApiError */
export function useSendEdits(): (id: string, edits: readonly Edit[]) => Promise<Sync> {
  const { mutate } = useSWRConfig();
  return async (id, edits) => {
    const body = { edits: [...edits] as Edits };
    const answer: Sync = await unwrap(api.POST('/api/my/programs/{id}/training/edits', { ...of(id), body }));
    const address = addressFor(id);
    await changeKept<Training>(address, (kept) => merged(kept, answer));
    await mutate<Training>(address, (shown) => shown && merged(shown, answer), { revalidate: false });
    // What the sets add up to is asked for anew, without waiting for it.
    void mutate(address);
    return answer;
  };
}
