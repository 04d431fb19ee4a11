import { adminKeys } from '#shared/api/admin-keys.ts';
import { useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import { adminApi } from '#shared/api/admin-client.ts';
import { listed } from '#shared/api/listed.ts';
import type { Listed } from '#shared/ui/lists/admin-list.tsx';
import { pageSize, type Activity } from './activity.ts';

export function activitiesRequest(page: number) {
  const query = { page, limit: pageSize };
  const ask = () => unwrap(adminApi.GET('/api/users/admin/activities', { params: { query } }));
  return { key: adminKeys.activities(page), ask };
}

/** One page of what people did, newest first. */
export function useActivities(page: number): Listed<Activity> {
  const answer = useAnswer(activitiesRequest(page), { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}
