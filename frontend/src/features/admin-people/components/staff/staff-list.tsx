import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { roleWords } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { usePersonActions } from '../../api.ts';
import { firstName, type StaffMember } from '../../person.ts';
import { RoleDialog } from '../roles/role-dialog.tsx';
import styles from './staff-screen.module.css';

/** Asks before somebody stops working here, and says what will happen. */
function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }): ReactNode {
  const { setRole } = usePersonActions(member._id);
  const name = firstName(member);

  return (
    <ConfirmDialog
      title={`Remove ${name} from the staff?`}
      text={`${name} becomes a regular member immediately. Account, purchases, password and content are kept. Open invitations sent by ${name} are revoked.`}
      confirmLabel="Remove"
      onClose={onClose}
      work={async () => {
        await setRole('member');
        toast.success(`${name} is no longer on the team.`);
        onClose();
      }}
    />
  );
}

function Line({ member }: { member: StaffMember }): ReactNode {
  const [asking, setAsking] = useState<'role' | 'remove'>();
  const { _id, name, email, staffRole, deactivatedAt, isYou, isNamedOwner, hasSecondFactor } = member;
  const close = (): void => setAsking(undefined);
  return (
    <li className={styles.line}>
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
        <div className={styles.actions}>
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
        </div>
      )}
      {asking === 'role' && <RoleDialog person={member} onClose={close} />}
      {asking === 'remove' && <RemoveDialog member={member} onClose={close} />}
    </li>
  );
}

/** Owners first. */
export function StaffList({ staff }: { staff: readonly StaffMember[] }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        Team
      </h2>
      <ul className={styles.list}>
        {staff.map((member) => (
          <Line key={member._id} member={member} />
        ))}
      </ul>
    </section>
  );
}
