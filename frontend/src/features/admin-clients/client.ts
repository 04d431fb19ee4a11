import type { AnswerOf } from '#shared/api/wire.ts';

/** A program as the desk lists it, with why its client needs somebody. */
export type Client = AnswerOf<'/api/admin/clients'>['items'][number];
export type ClientDetail = AnswerOf<'/api/admin/clients/{id}'>;
