import { api } from '#shared/api/client.ts';
import { addressOf, get, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';

export type Exercise = AnswerOf<'/api/admin/exercises'>['items'][number];
/** With its cues. */
export type WholeExercise = AnswerOf<'/api/admin/exercises/{id}'>;
export type ExerciseBody = BodyOf<'/api/admin/exercises'>;

const exercises = '/api/admin/exercises';
const exerciseAddress = (id: string) => addressOf('/api/admin/exercises/{id}', { path: { id } });

/** The whole library: searching and filtering need no request. */
export const useExercises = () => useGet(addressOf(exercises));

/** @param id null: no request */
export const useExercise = (id: string | null) => useGet(id === null ? null : exerciseAddress(id));

export const fetchExercise = (id: string): Promise<WholeExercise> => get(exerciseAddress(id));

/** Each throws ApiError. */
export function useExerciseActions() {
  const change = useChange(exercises);
  const of = (id: string) => ({ params: { path: { id } } });
  return {
    create: (body: ExerciseBody) => change(api.POST('/api/admin/exercises', { body })),
    change: (id: string, version: number, body: ExerciseBody) =>
      change(api.PUT('/api/admin/exercises/{id}', { ...of(id), body: { ...body, version } })),
    backToShipped: (id: string, version: number) =>
      change(api.POST('/api/admin/exercises/{id}/shipped', { ...of(id), body: { version } })),
    hide: (id: string) => change(api.POST('/api/admin/exercises/{id}/hide', of(id))),
    show: (id: string) => change(api.POST('/api/admin/exercises/{id}/show', of(id))),
    merge: (id: string, into: string) =>
      change(api.POST('/api/admin/exercises/{id}/merge', { ...of(id), body: { into } })),
  };
}

export type Template = AnswerOf<'/api/admin/templates'>['items'][number];
/** With its document. */
export type WholeTemplate = AnswerOf<'/api/admin/templates/{id}'>;
export type TemplateBody = BodyOf<'/api/admin/templates'>;

const templates = '/api/admin/templates';

export const useTemplates = () => useGet(addressOf(templates));

const templateAddress = (id: string) => addressOf('/api/admin/templates/{id}', { path: { id } });

export const useTemplate = (id: string) => useGet(templateAddress(id));

export const fetchTemplate = (id: string): Promise<WholeTemplate> => get(templateAddress(id));

/** Each throws ApiError. */
export function useTemplateActions() {
  const change = useChange(templates);
  const of = (id: string) => ({ params: { path: { id } } });
  return {
    create: (body: TemplateBody) => change(api.POST('/api/admin/templates', { body })),
    change: (id: string, version: number, body: TemplateBody) =>
      change(api.PUT('/api/admin/templates/{id}', { ...of(id), body: { ...body, version } })),
    remove: (id: string) => change(api.DELETE('/api/admin/templates/{id}', of(id))),
    hide: (id: string) => change(api.POST('/api/admin/templates/{id}/hide', of(id))),
    show: (id: string) => change(api.POST('/api/admin/templates/{id}/show', of(id))),
  };
}

/** Open programs that match, who needs somebody first. */
export const useClientsNamed = (search: string) =>
  useGet(addressOf('/api/admin/clients', { query: { limit: 20, ...(search && { search }) } }), {
    keepPreviousData: true,
  });

/** Of the newest plan of a client, for a template: without the note, which is the client's. */
export async function fetchNewestFood(client: string): Promise<TemplateBody['food']> {
  const path = { id: client };
  const { items } = await get(addressOf('/api/admin/clients/{id}/plans', { path }));
  const newest = items[0];
  if (!newest?.hasFood) return null;
  const { version } = newest;
  const { food } = await get(
    addressOf('/api/admin/clients/{id}/plans/{version}', { path: { ...path, version } }),
  );
  return food && { ...food, note: '' };
}
