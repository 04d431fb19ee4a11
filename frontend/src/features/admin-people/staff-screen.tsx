import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/document/settings-tabs.tsx';
import { roleWords } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Grid, Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { usePersonActions, useStaff } from './api.ts';
import { InvitationList, InviteDialog } from './invitations.tsx';
import { firstName, roleChoices, type StaffMember, type StaffOverview } from './person.ts';
import { RoleDialog } from './role-dialog.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import styles from './staff-screen.module.css';

/** Confirms removing a role and states the effect. */
function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }): ReactNode {
  const { setRole } = usePersonActions(member._id);
  const name = firstName(member);
  return (
    <ConfirmDialog
      title={`Remove ${name} from the staff?`}
      text={`${name} becomes a regular member immediately. Account, purchases, password and content are kept. Open invitations sent by ${name} are revoked.`}
      confirmLabel="Remove"
      work={() => setRole('member')}
      done={`${name} is no longer on the team.`}
      onClose={onClose}
    />
  );
}

function Line({ member }: { member: StaffMember }): ReactNode {
  const [asking, setAsking] = useState<'role' | 'remove'>();
  const { _id, name, email, staffRole, deactivatedAt, isYou, isNamedOwner, hasSecondFactor } = member;
  const close = (): void => setAsking(undefined);
  return (
    <Grid as="li" columns="minmax(0, 1fr) auto" className={styles.line}>
      <div className={styles.who}>
        <p className={styles.name}>
          <Link className={styles.open} to={adminPaths.person(_id)}>
            {name}
          </Link>
          <Badge tone="tint">{roleWords[staffRole]}</Badge>
          {isYou && <Badge tone="grey">you</Badge>}
          {hasSecondFactor && <Badge tone="green">two-step</Badge>}
          {deactivatedAt !== null && <Badge tone="red">Deactivated</Badge>}
        </p>
        <p className="small muted">
          <EmailText>{email}</EmailText>
          {isNamedOwner && ', set on the server'}
        </p>
      </div>
      {!isNamedOwner && (
        <Row gap="2" align="center">
          <Button size="sm" aria-label={`Change the role of ${name}`} onClick={() => setAsking('role')}>
            Change role
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove ${name} from the staff`}
            onClick={() => setAsking('remove')}
          >
            Remove
          </Button>
        </Row>
      )}
      {asking === 'role' && <RoleDialog person={member} onClose={close} />}
      {asking === 'remove' && <RemoveDialog member={member} onClose={close} />}
    </Grid>
  );
}

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

/** Staff, invitations and the rights of roles (admin-22). */
export function StaffScreen(): ReactNode {
  const answer = useStaff();
  const [inviting, setInviting] = useState(false);
  return (
    <AdminPage
      title="Team"
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
      note="Team members and their rights"
      actions={
        <Button size="sm" variant="primary" iconBefore="mail" onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <SettingsTabs current={adminPaths.staff} />
      <Stack gap="7">
        <Loaded answer={answer} loading={<Skeleton height="20rem" />}>
          {({ staff, invitations, secondFactor, rights }) => (
            <>
              <Section title="Team">
                <ul className={styles.list}>
                  {staff.map((member) => (
                    <Line key={member._id} member={member} />
                  ))}
                </ul>
              </Section>
              <InvitationList invitations={invitations} onInvite={() => setInviting(true)} />
              <SecondFactorPolicy staff={staff} policy={secondFactor} />
              <Section title="What each role may do">
                <div className={styles.rights}>
                  <Table
                    caption="Rights by role"
                    columns={columns}
                    rows={rights}
                    rowKey={({ right }) => right}
                  />
                </div>
              </Section>
            </>
          )}
        </Loaded>
      </Stack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}
