import { useState, type ReactNode } from 'react';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { usePersonActions } from './api.ts';
import { firstName, roleChoices, roleTitle, type Role } from './person.ts';

const choices = [
  ...roleChoices,
  { value: 'member' as const, title: 'Member', text: 'Not on the team. Keeps account and purchases.' },
];

interface RoleDialogProps {
  person: { _id: string; name: string; staffRole: Exclude<Role, 'member'> | null };
  onClose: () => void;
}

/** Changes a role with immediate effect. */
export function RoleDialog({ person, onClose }: RoleDialogProps): ReactNode {
  const { setRole } = usePersonActions(person._id);
  const before: Role = person.staffRole ?? 'member';
  const [role, choose] = useState<Role>(before);
  const name = firstName(person);
  const { busy, problem, run } = useInlineAction(async () => {
    await setRole(role);
    toast.success(
      role === 'member'
        ? `${name} is no longer on the team.`
        : `${name} now has the role ${roleTitle(role)}.`,
    );
    onClose();
  });

  return (
    <FormDialog
      title={`Role of ${name}`}
      confirmLabel="Save role"
      busyLabel="Saving..."
      busy={busy}
      disabled={role === before}
      problem={problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          run();
        },
      }}
      onClose={onClose}
    >
      <p className="muted">Takes effect immediately. {name} stays signed in.</p>
      <RadioCards legend="Role" name="role" value={role} onChange={choose} options={choices} />
    </FormDialog>
  );
}
