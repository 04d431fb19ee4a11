import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import styles from './privacy.module.css';

const formId = 'erase-person';

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
    <Dialog
      open
      onClose={onClose}
      title="Erase this person?"
      size="sm"
      dismissible={!busy}
      initialFocus={input}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button size="sm" variant="danger" type="submit" form={formId} busy={busy} busyLabel="Erasing...">
            Erase permanently
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} noValidate onSubmit={(event) => void send(event)}>
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
      </form>
    </Dialog>
  );
}
