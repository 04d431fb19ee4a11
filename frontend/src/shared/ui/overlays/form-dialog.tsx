import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  size?: 'sm' | 'md';
  /** Of the button that sends the form. */
  confirmLabel: string;
  busyLabel?: string;
  variant?: 'solid' | 'primary' | 'danger';
  busy?: boolean;
  form: ComponentProps<'form'>;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and the button that sends it in the footer. It cannot be closed while it is being sent. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const {
    title,
    size,
    confirmLabel,
    busyLabel,
    variant = 'solid',
    busy = false,
    form,
    onClose,
    children,
  } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(size && { size })}
      dismissible={!busy}
      {...(props.initialFocus && { initialFocus: props.initialFocus })}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            size="sm"
            variant={variant}
            type="submit"
            form={id}
            busy={busy}
            {...(busyLabel && { busyLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
