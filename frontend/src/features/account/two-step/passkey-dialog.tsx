import { hasLetter } from '@ironbloom/brand/visible';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { passkeyWords } from '../passkeys/problem.ts';
import { addPasskey, type RecoveryCodes } from './api.ts';

interface PasskeyDialogProps {
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
}

/** A name first; the browser then asks where the passkey is to be. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const name = input.current?.value.trim() ?? '';
    if (!hasLetter(name)) {
      setProblem('Please enter a name');
      input.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const codes = await addPasskey(name);
      toast.success(`The passkey “${name}” is added.`);
      onAdded(codes);
    } catch (error) {
      setProblem(passkeyWords(error));
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <FormDialog
      title="Add a passkey"
      size="sm"
      confirmLabel="Add"
      busyLabel="Waiting..."
      busy={busy}
      gap="4"
      form={{ onSubmit: (event) => void send(event) }}
      initialFocus={input}
      onClose={onClose}
    >
      <Field label="Name" hint="A name you will recognise, such as “My phone”" error={problem}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="name"
            type="text"
            autoComplete="off"
            maxLength={60}
            onInput={() => setProblem(undefined)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
