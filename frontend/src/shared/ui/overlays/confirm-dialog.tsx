import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useAction } from '../actions/use-action.ts';
import { AlertDialog } from './alert-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  tone?: 'danger' | 'plain';
  /** Does what was confirmed, and closes the dialog. When it rejects, the dialog stays and shows why. */
  work: () => Promise<void>;
  /** Said of a failure without words of its own. */
  failure?: string;
  onClose: () => void;
}

/** Asks before something is done, does it, and stays with the reason when it fails. */
export function ConfirmDialog({ work, failure, onClose, ...words }: ConfirmDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useAction(work, (error) => setProblem(messageOf(error, failure)));

  function confirm(): void {
    setProblem(undefined);
    run();
  }

  return <AlertDialog open {...words} busy={busy} problem={problem} onConfirm={confirm} onCancel={onClose} />;
}
