import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import styles from './privacy.module.css';

interface EraseDialogProps {
  email: string;
  /** Rejects with what the server said. */
  onErase: () => Promise<void>;
  onClose: () => void;
}

/** The one decision that nobody takes back: the address is typed once more. */
export function EraseDialog({ email, onErase, onClose }: EraseDialogProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (mailAddressKey(input.current?.value ?? '') !== mailAddressKey(email)) {
      setWrong('The address does not match');
      input.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await onErase();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Erase this person?"
      size="sm"
      confirmLabel="Erase permanently"
      busyLabel="Erasing..."
      variant="danger"
      busy={busy}
      form={{ className: styles.body, onSubmit: (event) => void send(event) }}
      initialFocus={input}
      onClose={onClose}
    >
      <p className="muted">
        Their account, messages, mails, stories and sign-ins are erased permanently. Payments stay in the
        books without their name; receipts and invoices are kept as tax law requires. This cannot be undone.
      </p>
      <Field label={`Type ${email} to confirm`} error={wrong}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            onInput={() => setWrong(undefined)}
          />
        )}
      </Field>
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
    </FormDialog>
  );
}
