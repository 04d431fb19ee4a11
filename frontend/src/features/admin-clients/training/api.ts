import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { watched } from '../api.ts';

export type Training = AnswerOf<'/api/admin/clients/{id}/training'>;
export type LoggedSession = Training['sessions'][number];
export type LoggedSet = LoggedSession['sets'][number];
export type TrainingProgress = AnswerOf<'/api/admin/clients/{id}/training/progress'>;
export type TrainedWeek = TrainingProgress['weeks'][number];
export type Lift = TrainingProgress['lifts'][number];

/** Sessions of four weeks, newest first. */
export const useTraining = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}/training', { path: { id } }), watched);

export const useTrainingProgress = (id: string) =>
  useGet(addressOf('/api/admin/clients/{id}/training/progress', { path: { id } }), watched);
