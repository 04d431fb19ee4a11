import useSWR from 'swr';
import { adminKeys } from '../../shared/api/admin-keys.ts';
import { unwrap } from '../../shared/api/client.ts';
import { adminApi } from '../../shared/api/admin-client.ts';
import { listed } from '../../shared/api/listed.ts';
import type { Listed } from '../../shared/ui/lists/admin-list.tsx';
import { pageSize, type Activity } from './activity.ts';

/** One page of what people did, newest first. */
export function useActivities(page: number): Listed<Activity> {
  const answer = useSWR(
    adminKeys.activities(page),
    () =>
      unwrap(adminApi.GET('/api/users/admin/activities', { params: { query: { page, limit: pageSize } } })),
    { keepPreviousData: true },
  );
  return listed(answer, ({ items }) => items);
}
