import { addressOf } from '#shared/api/get.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

export type PublishedForm = AnswerOf<'/api/admin/check-in-form'>;
export type PublishFormBody = PublishBody<'/api/admin/check-in-form'>;

export const useCheckInPublication = () =>
  usePublication<PublishedForm, PublishFormBody>(addressOf('/api/admin/check-in-form'));
