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
  /** Does what was confirmed. Then the dialog closes; when it rejects, the dialog stays and shows why. */
  work: () => Promise<unknown>;
  /** What a toast says when it is done. */
  done?: string;
  /** Said of a failure without words of its own. */
  failure?: string;
  onClose: () => void;
}

/** Asks before something is done, does it, and stays with the reason when it fails. */
export function ConfirmDialog({ work, done, failure, onClose, ...words }: ConfirmDialogProps): ReactNode {
  const { busy, problem, run } = useInlineAction(async () => {
    await work();
    if (done) toast.success(done);
    onClose();
  }, failure);
  return <AlertDialog open {...words} busy={busy} problem={problem} onConfirm={run} onCancel={onClose} />;
}
