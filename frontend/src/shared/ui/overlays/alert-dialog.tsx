import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Stack } from '../layout/flow.tsx';

interface AlertDialogProps {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  tone?: 'danger' | 'plain';
  /** Disables the answer while the confirmed action runs. */
  busy?: boolean;
  /** Why the confirmed action failed; the dialog stays for a retry. */
  problem?: string | undefined;
}

/** A question that must be answered: the focus starts on Cancel, and the backdrop does not close it. */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    busy = false,
    problem,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      role="alertdialog"
      size="sm"
      plain
      dismissible={!busy}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} size="sm" onClick={props.onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel="Working..."
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {text && <p className="muted">{text}</p>}
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
