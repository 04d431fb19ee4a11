import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { type Space, Stack } from '../layout/flow.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  size?: 'sm' | 'md';
  confirmLabel: string;
  busyLabel?: string;
  variant?: 'solid' | 'primary' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  problem?: string | undefined;
  form: ComponentProps<'form'>;
  gap?: Space;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog with Cancel and submit in the footer. It cannot be closed while it is being sent. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const {
    title,
    size,
    confirmLabel,
    busyLabel,
    variant = 'solid',
    busy = false,
    disabled,
    problem,
    form,
    gap = '4h',
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
            disabled={disabled}
            {...(busyLabel && { busyLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} noValidate>
        <Stack gap={gap}>
          {problem && (
            <Notice tone="red" role="alert">
              {problem}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
