import type { ReactNode } from 'react';
import { useInlineAction } from '../actions/use-inline-action.ts';
import { toast } from '../feedback/toast.ts';
import { AlertDialog } from './alert-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'plain';
  /** The confirmed action. The dialog closes when it resolves and shows the error when it rejects. */
  work: () => Promise<unknown>;
  /** Toast after success. */
  done?: string;
  /** Message for an error without one. */
  failure?: string;
  onClose: () => void;
}

export function ConfirmDialog({ work, done, failure, onClose, ...words }: ConfirmDialogProps): ReactNode {
  const { busy, problem, run } = useInlineAction(async () => {
    await work();
    if (done) toast.success(done);
    onClose();
  }, failure);
  return <AlertDialog open {...words} busy={busy} problem={problem} onConfirm={run} onCancel={onClose} />;
}
