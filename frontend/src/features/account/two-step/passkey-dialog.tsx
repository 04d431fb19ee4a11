import { hasLetter } from '@ironbloom/brand/visible';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useAction } from '#shared/ui/actions/use-action.ts';
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

/** Asks for a name; the browser then asks where to store the passkey. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function fail(words: string): void {
    setProblem(words);
    input.current?.focus();
  }

  const { busy, run } = useAction(
    async (name: string) => {
      const codes = await addPasskey(name);
      toast.success(`The passkey “${name}” is added.`);
      onAdded(codes);
    },
    (error) => fail(passkeyWords(error)),
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const name = input.current?.value.trim() ?? '';
    if (!hasLetter(name)) return fail('Please enter a name');
    setProblem(undefined);
    run(name);
  }

  return (
    <FormDialog
      title="Add a passkey"
      size="sm"
      confirmLabel="Add"
      busyLabel="Waiting..."
      busy={busy}
      gap="4"
      form={{ onSubmit: send }}
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
