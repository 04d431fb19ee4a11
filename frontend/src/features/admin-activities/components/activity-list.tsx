import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { pageSize, type Activity } from '../activity.ts';
import { useActivities } from '../api.ts';
import { activityColumns } from './activity-columns.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const hrefFor = (page: number): string =>
  page === 1 ? adminPaths.recentLogins : `${adminPaths.recentLogins}?page=${page}`;

/** admin-7. A write of an admin opens what it changed. */
export function ActivityList(): ReactNode {
  const [search] = useSearchParams();
  const page = readPage(search);
  const list = useActivities(page);
  const [opened, setOpened] = useState<Activity | null>(null);

  return (
    <AdminPage
      title="Recent Logins"
      back={<BackLink to={adminPaths.dashboard}>Back</BackLink>}
      note="Sign-ins and changes by staff"
    >
      <AdminList
        list={list}
        noun={['activity', 'activities']}
        page={page}
        limit={pageSize}
        hrefFor={hrefFor}
        columns={activityColumns(setOpened)}
        rowHeight={{ row: 3.35, card: 6.2 }}
        rowKey={({ _id }) => _id}
        emptyOnFailure={
          <EmptyState icon="clock" title="No activities found" text="The activities could not be loaded." />
        }
        empty={
          <EmptyState
            icon="clock"
            title="No activities found"
            text="Sign-ins and changes by admins are listed here."
          />
        }
      />
      <ChangeDialog activity={opened} onClose={() => setOpened(null)} />
    </AdminPage>
  );
}
