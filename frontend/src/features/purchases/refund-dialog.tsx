import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { askForRefund, type PaidPurchase } from './api.ts';
import styles from './purchases.module.css';

interface RefundDialogProps {
  payment: PaidPurchase;
  onClose: () => void;
  onAsked: () => void;
}

/** pay-35: requests a refund, with a reason. */
export function RefundDialog({ payment, onClose, onAsked }: RefundDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const { busy, errors, register, form } = useServerForm({
    rules: async () => (await import('./schema.ts')).refundReason,
    send: async ({ reason }) => {
      await askForRefund(payment._id, reason);
      toast.success('Your request was sent.');
      onAsked();
      onClose();
    },
    onRefused: (error, named) => setProblem(named ? undefined : messageOf(error)),
  });

  return (
    <FormDialog
      title="Ask for a refund"
      confirmLabel="Send request"
      busyLabel="Sending..."
      busy={busy}
      form={{ ...form, className: styles.ask, onInput: () => setProblem(undefined) }}
      onClose={onClose}
    >
      <p className="muted">
        For {payment.item}, {formatRupees(payment.amount)}. We reply by email. The due date appears on this
        payment.
      </p>
      <Field label="What went wrong?" error={errors['reason'] ?? problem}>
        {(control) => <Textarea {...control} {...register('reason')} rows={5} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
