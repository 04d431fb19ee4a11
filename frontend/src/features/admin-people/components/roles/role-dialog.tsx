import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { usePersonActions } from '../../api.ts';
import { firstName, roleChoices, roleTitle, type Role } from '../../person.ts';
import styles from './role-dialog.module.css';

interface RoleDialogProps {
  person: { _id: string; name: string; staffRole: Exclude<Role, 'member'> | null };
  onClose: () => void;
}

/** What somebody is here: counts from their next click on. */
export function RoleDialog({ person, onClose }: RoleDialogProps): ReactNode {
  const { setRole } = usePersonActions(person._id);
  const before: Role = person.staffRole ?? 'member';
  const [role, choose] = useState<Role>(before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = firstName(person);

  async function save(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await setRole(role);
      toast.success(
        role === 'member'
          ? `${name} is no longer on the team.`
          : `${name} now has the role ${roleTitle(role)}.`,
      );
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Role of ${name}`}
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            size="sm"
            variant="solid"
            disabled={role === before}
            busy={busy}
            busyLabel="Saving..."
            onClick={() => void save()}
          >
            Save role
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className="muted">Takes effect immediately. {name} stays signed in.</p>
        <RadioCards
          legend="Role"
          name="role"
          value={role}
          onChange={choose}
          options={[
            ...roleChoices,
            {
              value: 'member' as const,
              title: 'Member',
              text: 'Not on the team. Keeps account and purchases.',
            },
          ]}
        />
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
