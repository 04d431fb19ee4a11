import { addressOf, useGet } from '#shared/api/get.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import { pageSize, type Activity } from './activity.ts';

/** One page of what people did, newest first. */
export function useActivities(page: number): Listed<Activity> {
  const address = addressOf('/api/users/admin/activities', { query: { page, limit: pageSize } });
  const answer = useGet(address, { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}
