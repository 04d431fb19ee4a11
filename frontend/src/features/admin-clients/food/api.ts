import useSWR from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { everyPage } from '#shared/api/every-page.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

export type ClientFood = AnswerOf<'/api/admin/clients/{id}/food'>;
export type Recipe = AnswerOf<'/api/recipes'>['items'][number];

export const useClientFood = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}/food', { path: { id } }));

/** All recipes of the site, with their figures and ingredients. */
export const useRecipes = () =>
  useSWR<Recipe[], Error>('/api/recipes?all', () =>
    everyPage((query) => unwrap(api.GET('/api/recipes', { params: { query } }))),
  );
