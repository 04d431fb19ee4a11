import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import type { StaffRole } from '#shared/session/session-state.ts';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useInvitations } from '../../api.ts';
import { roleChoices } from '../../person.ts';
import styles from '../roles/role-dialog.module.css';

/** Invites somebody by email, to the role that is chosen. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { invite } = useInvitations();
  const [role, choose] = useState<StaffRole>('editor');
  const [problem, setProblem] = useState<string>();
  const { busy, errors, register, form } = useServerForm({
    rules: async () => (await import('../../rules.ts')).invitation,
    send: async ({ email }) => {
      await invite(email, role);
      toast.success(`An invitation is on its way to ${email}.`);
      onClose();
    },
    onRefused: (error, named) => setProblem(named ? undefined : messageOf(error)),
  });

  return (
    <FormDialog
      title="Invite"
      confirmLabel="Send invitation"
      busyLabel="Sending..."
      busy={busy}
      form={{ ...form, className: styles.body, onInput: () => setProblem(undefined) }}
      onClose={onClose}
    >
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
      <Field
        label="Email"
        hint="They get a link that works once and expires after 72 hours. An existing account with this address gets the role."
        error={errors['email']}
      >
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
          />
        )}
      </Field>
      <RadioCards legend="Role" name="role" showLegend value={role} onChange={choose} options={roleChoices} />
    </FormDialog>
  );
}
