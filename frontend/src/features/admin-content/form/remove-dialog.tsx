import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../shared/api/errors.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface RemoveDialogProps {
  open: boolean;
  /** SPEC section 2. */
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

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove();
      toast.success(done);
      onRemoved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Gone already is what was asked for.
      if (error.status === 404) onRemoved();
      else toast.error(error.message);
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <AlertDialog
      open={open}
      title={prompt}
      text={text}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
