import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';

interface QuestionProps {
  title: string;
  text: string;
  confirmLabel: string;
  tone: 'danger' | 'plain';
  /** Rejects with the server's refusal, which the question then shows. */
  work: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done, and stays until it is. */
export function Question({ work, onClose, ...words }: QuestionProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <AlertDialog
      open
      {...words}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
