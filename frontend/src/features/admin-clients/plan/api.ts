import { api } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import { useChange } from '#shared/api/use-change.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';

export type TemplateBody = BodyOf<'/api/admin/templates'>;
export type Exercise = AnswerOf<'/api/admin/exercises'>['items'][number];

/** All of the library: searching needs no request. */
export const useExercises = () => useGet(addressOf('/api/admin/exercises'));

/** With its cues. @param id null: no request */
export const useWholeExercise = (id: string | null) =>
  useGet(id === null ? null : addressOf('/api/admin/exercises/{id}', { path: { id } }));

/** Throws ApiError. */
export function useSaveTemplate() {
  const change = useChange('/api/admin/templates');
  return (body: TemplateBody) => change(api.POST('/api/admin/templates', { body }));
}
