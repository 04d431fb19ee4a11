import { useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { useStaff } from '../../api.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RightsTable } from './rights-table.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { StaffList } from './staff-list.tsx';
import styles from './staff-screen.module.css';

/** Who works here, who is invited to, and what each role may do (admin-22). */
export function StaffScreen(): ReactNode {
  const { data, error, mutate } = useStaff();
  const [inviting, setInviting] = useState(false);
  return (
    <AdminPage
      title="Staff"
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
      note="Team members and their rights"
      actions={
        <Button size="sm" variant="primary" iconBefore="mail" onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <div className={styles.page}>
        {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!data && !error && (
          <div role="status">
            <span className="sr">Loading...</span>
            <Skeleton height="20rem" />
          </div>
        )}
        {data && (
          <>
            <StaffList staff={data.staff} />
            <InvitationList invitations={data.invitations} onInvite={() => setInviting(true)} />
            <SecondFactorPolicy staff={data.staff} policy={data.secondFactor} />
            <RightsTable rights={data.rights} />
          </>
        )}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}
