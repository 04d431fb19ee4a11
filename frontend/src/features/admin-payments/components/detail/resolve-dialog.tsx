import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { usePaymentActions } from '../../api.ts';
import type { Flag } from '../../payment.ts';
import styles from './refund-dialog.module.css';

interface ResolveDialogProps {
  paymentId: string;
  flag: Flag;
  onClose: () => void;
}

/** Closes a flag with a word on what was done, for whoever looks at the payment later. */
export function ResolveDialog({ paymentId, flag, onClose }: ResolveDialogProps): ReactNode {
  const { resolveFlag } = usePaymentActions(paymentId);
  const [problem, setProblem] = useState<string>();
  const { busy, errors, register, form } = useServerForm({
    rules: async () => (await import('../../rules.ts')).settlement,
    send: async ({ note }) => {
      await resolveFlag(flag._id, note);
      toast.success('Marked resolved.');
      onClose();
    },
    onRefused: (error, named) => setProblem(named ? undefined : messageOf(error)),
  });

  return (
    <FormDialog
      title="Mark resolved"
      confirmLabel="Resolve"
      busyLabel="Saving..."
      busy={busy}
      form={{ ...form, className: styles.form, onInput: () => setProblem(undefined) }}
      onClose={onClose}
    >
      <p className="muted">{flag.whatToDo}</p>
      {flag.kind === 'amount_mismatch' && (
        <p>
          <b>This is final.</b> The payment can then no longer be accepted or refunded here.
        </p>
      )}
      <Field label="What was done" error={errors['note'] ?? problem}>
        {(control) => <Textarea {...control} {...register('note')} rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
