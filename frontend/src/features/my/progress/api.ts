import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import { startDownload } from '#shared/lib/start-download.ts';

export type TrainingProgress = AnswerOf<'/api/my/programs/{id}/training/progress'>;
type File = BodyOf<'/api/my/programs/{id}/progress/files'>['of'];

export const useTrainingProgress = (id: string) =>
  useGet(addressOf('/api/my/programs/{id}/training/progress', { path: { id } }));

/** As CSV. Throws ApiError. */
export async function download(id: string, of: File): Promise<void> {
  const params = { path: { id } };
  startDownload(
    (await unwrap(api.POST('/api/my/programs/{id}/progress/files', { params, body: { of } }))).url,
  );
}
