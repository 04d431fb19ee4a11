import useSWR, { useSWRConfig } from 'swr';
import type { CheckInQuestion } from '@ironbloom/brand/check-in';
import { api, unwrap } from '#shared/api/client.ts';
import { everyPage } from '#shared/api/every-page.ts';
import { type Address, addressOf, get, keysStartingWith, useGet } from '#shared/api/get.ts';
import { sendForm } from '#shared/api/send-form.ts';
import { useChange } from '#shared/api/use-change.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import { keptOrAsked } from '#shared/offline/kept-answers.ts';
import { startDownload } from '#shared/lib/start-download.ts';

export type Program = AnswerOf<'/api/my/programs'>['items'][number];
export type Coach = NonNullable<Program['coach']>;
export type PlanSummary = AnswerOf<'/api/my/programs/{id}/plans'>['items'][number];
export type Plan = AnswerOf<'/api/my/programs/{id}/plans/{version}'>;
export type Recipe = AnswerOf<'/api/recipes'>['items'][number];
export type Intake = AnswerOf<'/api/my/programs/{id}/intake'>;
export type Health = NonNullable<Intake['health']>;
export type Answers = BodyOf<'/api/my/programs/{id}/intake/answers', 'put'>['answers'];

const of = (id: string) => ({ params: { path: { id } } });
const programs = '/api/my/programs';

/** How often the list is asked for, ms: while no program is there yet, and afterwards. */
const ASK_MS = { preparing: 5_000, known: 60_000 };

/** Newest first. While there are none it asks again, as a program follows a payment by seconds. */
export const useOwnPrograms = () =>
  useGet(addressOf(programs), {
    refreshInterval: (data) => (data?.items.length === 0 ? ASK_MS.preparing : ASK_MS.known),
  });

/** @returns asks anew for the programs and all of theirs, or for the list alone */
export function useAskAgain(): (what: 'list' | 'all') => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (what) => mutate(what === 'list' ? programs : keysStartingWith(programs));
}

/** Newest first. @param id null: no request */
export const usePlans = (id: string | null) =>
  useGet(id === null ? null : addressOf('/api/my/programs/{id}/plans', { path: { id } }));

/** A published version does not change. @param version null: none */
export const usePlan = (id: string, version: number | null) =>
  useGet(
    version === null ? null : addressOf('/api/my/programs/{id}/plans/{version}', { path: { id, version } }),
    { revalidateOnFocus: false },
  );

/** Training and food as PDF. Throws ApiError. */
export async function downloadPlan(id: string, version: number): Promise<void> {
  const params = { path: { id, version } };
  startDownload((await unwrap(api.POST('/api/my/programs/{id}/plans/{version}/pdf', { params }))).url);
}

/** The site's recipes, for their addresses and pictures. */
export const useRecipes = (wanted: boolean) =>
  useSWR<Recipe[], Error>(
    wanted ? '/api/recipes?all' : null,
    () =>
      keptOrAsked('/api/recipes?all', () =>
        everyPage((query) => unwrap(api.GET('/api/recipes', { params: { query } }))),
      ),
    { revalidateOnFocus: false },
  );

// Intake

export const intakeAddress = (id: string) => addressOf('/api/my/programs/{id}/intake', { path: { id } });
export const useIntake = (id: string) => useGet(intakeAddress(id));

/** Throws ApiError. */
export const intakeCalls = (id: string) => ({
  load: () => get(intakeAddress(id)),
  saveAnswers: (version: number, answers: Answers) =>
    unwrap(api.PUT('/api/my/programs/{id}/intake/answers', { ...of(id), body: { version, answers } })),
  saveHealth: (version: number, health: Health) =>
    unwrap(api.PUT('/api/my/programs/{id}/intake/health', { ...of(id), body: { version, health } })),
  consent: (version: 1) =>
    unwrap(api.POST('/api/my/programs/{id}/intake/consent', { ...of(id), body: { version } })),
  complete: () => unwrap(api.POST('/api/my/programs/{id}/intake/complete', of(id))),
});

/** Throws ApiError. */
export function useHealthChanges(id: string) {
  const change = useChange(programs);
  return {
    withdraw: () => change(api.DELETE('/api/my/programs/{id}/intake/consent', of(id))),
    agree: (version: 1) =>
      change(api.POST('/api/my/programs/{id}/intake/consent', { ...of(id), body: { version } })),
    keep: (keep: boolean) =>
      change(api.PUT('/api/my/programs/{id}/intake/keeping', { ...of(id), body: { keep } })),
  };
}

// Term

export type Pause = Program['pauses'][number];
export type Renewal = AnswerOf<'/api/my/programs/{id}/renewal'>;
export type Offer = Renewal['plans'][number];
export type Summary = AnswerOf<'/api/my/programs/{id}/summary'>;
type RenewalOrder = BodyOf<'/api/my/programs/{id}/renewal'>;
export type RenewalBilling = NonNullable<RenewalOrder['billing']>;

export const useRenewal = (id: string) =>
  useGet(addressOf('/api/my/programs/{id}/renewal', { path: { id } }));
export const useSummary = (id: string) =>
  useGet(addressOf('/api/my/programs/{id}/summary', { path: { id } }));

/** Begins the purchase of a renewal. @throws ApiError */
export const orderRenewal = (id: string, body: RenewalOrder) =>
  unwrap(api.POST('/api/my/programs/{id}/renewal', { ...of(id), body }));

/** Throws ApiError. */
export function useTermChanges(id: string) {
  const change = useChange(programs);
  return {
    askPause: (body: BodyOf<'/api/my/programs/{id}/pauses'>) =>
      change(api.POST('/api/my/programs/{id}/pauses', { ...of(id), body })),
    withdrawPause: (pause: string) =>
      change(api.DELETE('/api/my/programs/{id}/pauses/{pause}', { params: { path: { id, pause } } })),
    tellStory: (body: BodyOf<'/api/my/programs/{id}/story'>) =>
      change(api.POST('/api/my/programs/{id}/story', { ...of(id), body })),
  };
}

// Check-ins

type WithQuestions<Answer> = Omit<Answer, 'questions'> & { questions: readonly CheckInQuestion[] };
export type CheckIn = Omit<WithQuestions<AnswerOf<'/api/my/programs/{id}/check-ins/{day}'>>, 'answers'> & {
  answers: Readonly<Record<string, string | number>>;
};
export type Progress = WithQuestions<AnswerOf<'/api/my/programs/{id}/progress'>>;
export type Preferences = AnswerOf<'/api/my/programs/{id}/preferences'>;
interface CheckInList {
  /** When the next one opens: a day in India. */
  nextOn: string | null;
  /** Newest first. */
  items: readonly CheckIn[];
}

const ofDay = (id: string, day: string) => ({ params: { path: { id, day } } });

export const useCheckIns = (id: string) =>
  useGet(addressOf('/api/my/programs/{id}/check-ins', { path: { id } }) as unknown as Address<CheckInList>);

/** Throws ApiError. */
export const checkInCalls = (id: string, day: string) => ({
  load: () =>
    get(
      addressOf('/api/my/programs/{id}/check-ins/{day}', {
        path: { id, day },
      }) as unknown as Address<CheckIn>,
    ),
  saveAnswers: (version: number, answers: Readonly<Record<string, string | number | null>>) =>
    unwrap(
      api.PATCH('/api/my/programs/{id}/check-ins/{day}', { ...ofDay(id, day), body: { version, answers } }),
    ) as Promise<unknown> as Promise<CheckIn>,
  send: () =>
    unwrap(
      api.POST('/api/my/programs/{id}/check-ins/{day}/send', ofDay(id, day)),
    ) as Promise<unknown> as Promise<CheckIn>,
  addPhoto: (view: string, file: File, onProgress: (share: number) => void) => {
    const form = new FormData();
    form.append('file', file);
    const path = `${programs}/${id}/check-ins/${day}/photos/${encodeURIComponent(view)}`;
    return sendForm<CheckIn>({ method: 'PUT', path, form, onProgress });
  },
  removePhoto: (view: string) =>
    unwrap(
      api.DELETE('/api/my/programs/{id}/check-ins/{day}/photos/{view}', {
        params: { path: { id, day, view } },
      }),
    ) as Promise<unknown> as Promise<CheckIn>,
});

export const useProgress = (id: string) =>
  useGet(addressOf('/api/my/programs/{id}/progress', { path: { id } }) as unknown as Address<Progress>);

/** @param id null: no request */
export const usePreferences = (id: string | null) =>
  useGet(id === null ? null : addressOf('/api/my/programs/{id}/preferences', { path: { id } }));

/** Throws ApiError. */
export function useChangePreferences(id: string) {
  const change = useChange(programs);
  return (body: Preferences) => change(api.PUT('/api/my/programs/{id}/preferences', { ...of(id), body }));
}
