import type { paths } from '#shared/api/schema.ts';

type Answer = paths['/api/users/admin/activities']['get']['responses'][200]['content']['application/json'];

/** data-7; `changes` stands with what admins write. */
export type Activity = Answer['items'][number];
export type Changes = NonNullable<Activity['changes']>;

/** admin-6. */
export const pageSize = 20;
