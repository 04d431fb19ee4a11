import { type ReactNode, useId, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { useStaff } from '../../api.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { StaffList } from './staff-list.tsx';
import styles from './staff-screen.module.css';
import { roleWords } from '#shared/session/rights.ts';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { roleChoices, type StaffOverview } from '../../person.ts';

type RightRow = StaffOverview['rights'][number];

const columns: readonly Column<RightRow>[] = [
  { id: 'right', header: 'Right', className: styles.right, cell: ({ words }) => words },
  ...roleChoices.map(({ value }): Column<RightRow> => ({
    id: value,
    header: roleWords[value],
    labelled: true,
    className: styles.role,
    cell: ({ roles }) =>
      roles.includes(value) ? (
        <span className={styles.yes}>
          <Icon name="check" />
          <span className="sr">yes</span>
        </span>
      ) : (
        <span className={styles.no}>
          <span aria-hidden="true">–</span>
          <span className="sr">no</span>
        </span>
      ),
  })),
];

/** The server's own table: what each role may do. */
function RightsTable({ rights }: Pick<StaffOverview, 'rights'>): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        What each role may do
      </h2>
      <div className={styles.rights}>
        <Table caption="Rights by role" columns={columns} rows={rights} rowKey={({ right }) => right} />
      </div>
    </section>
  );
}

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
