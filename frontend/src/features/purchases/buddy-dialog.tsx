import type { ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { correctBuddy } from './api.ts';

interface BuddyDialogProps {
  paymentId: string;
  /** The address that does not work. */
  email: string;
  onClose: () => void;
  /** The address was corrected, or that is not possible any more. */
  onChange: () => void;
}

/** program-33: the buyer corrects the address of her buddy, once. */
export function BuddyDialog({ paymentId, email, onClose, onChange }: BuddyDialogProps): ReactNode {
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('./schema.ts')).buddyAddress,
    send: async (typed) => {
      try {
        await correctBuddy(paymentId, typed.email);
        toast.success(`The link is on its way to ${typed.email}.`);
        onClose();
      } finally {
        // Revalidate on errors too (409: stale).
        onChange();
      }
    },
  });
  return (
    <FormDialog
      title="Correct your buddy’s address"
      confirmLabel="Send the link"
      busyLabel="Sending..."
      {...dialog}
      onClose={onClose}
    >
      <p className="muted">
        Mails to {email} come back. We send your buddy a new link; the old one works no more. You can correct
        the address once.
      </p>
      <Field label="Your buddy’s email" error={errors['email']}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
