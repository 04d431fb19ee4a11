import { addressOf, useGet } from '#shared/api/get.ts';
import { type PublishBody, usePublication } from '#shared/document/publication.ts';
import type { PublishedRetention } from './periods.ts';

export const useRetentionPublication = () =>
  usePublication<PublishedRetention, PublishBody<'/api/admin/retention'>>(addressOf('/api/admin/retention'));

/** Counts what the next cleanup would remove. */
export const useDueRemovals = () => useGet(addressOf('/api/admin/retention/due'));
