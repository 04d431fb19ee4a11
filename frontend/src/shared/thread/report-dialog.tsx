import type { ReactNode } from 'react';
import { useDialogForm } from '../forms/use-dialog-form.ts';
import { toast } from '../ui/feedback/toast.ts';
import { Field } from '../ui/forms/field.tsx';
import { Textarea } from '../ui/forms/input.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import type { Message, Thread, ThreadCalls } from './calls.ts';

interface ReportDialogProps {
  calls: Pick<ThreadCalls, 'report'>;
  message: Message;
  onReported: (thread: Thread) => void;
  onClose: () => void;
}

/** Tells the owner of a message. */
export function ReportDialog({ calls, message, onReported, onClose }: ReportDialogProps): ReactNode {
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('./report-rules.ts')).reportRules,
    send: async ({ reason }) => {
      onReported(await calls.report(message._id, reason));
      toast.success('The owner is told.');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Report this message"
      confirmLabel="Report"
      busyLabel="Reporting..."
      {...dialog}
      onClose={onClose}
    >
      <p className="muted">
        The owner reads the message, and what you write here. {message.sender} is not told.
      </p>
      <Field label="What is wrong with it?" error={errors['reason']}>
        {(control) => <Textarea {...control} {...register('reason')} rows={4} maxLength={1000} />}
      </Field>
    </FormDialog>
  );
}
