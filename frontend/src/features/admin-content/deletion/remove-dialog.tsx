import { useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';

interface RemoveDialogProps {
  open: boolean;
  /** content-15. */
  prompt: string;
  text: string;
  confirmLabel: string;
  /** Said when it is gone. */
  done: string;
  remove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before something goes for good, and says whether it has gone. */
export function RemoveDialog(props: RemoveDialogProps): ReactNode {
  const { open, prompt, text, confirmLabel, done, remove, onRemoved, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function close(): void {
    setProblem(undefined);
    onClose();
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await remove();
      toast.success(done);
      onRemoved();
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Gone already is what was asked for.
      if (error.status === 404) {
        onRemoved();
        close();
      } else setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog
      open={open}
      title={prompt}
      text={text}
      confirmLabel={confirmLabel}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
