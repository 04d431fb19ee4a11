import { addressOf } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';

type Answer = AnswerOf<'/api/users/admin/activities'>;

/** data-7; `changes` is set for writes by staff. */
export type Activity = Answer['items'][number];
export type Changes = NonNullable<Activity['changes']>;

/** Newest first. */
export const useActivities = () =>
  useListQuery(
    adminPaths.recentLogins,
    {},
    {
      address: (query) => addressOf('/api/users/admin/activities', { query }),
      rows: ({ items }) => items,
    },
  );
