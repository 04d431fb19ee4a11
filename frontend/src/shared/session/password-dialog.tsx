import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { api, unwrap } from '../api/client.ts';
import { messageOf } from '../api/errors.ts';
import { useAction } from '../ui/actions/use-action.ts';
import { Field } from '../ui/forms/field.tsx';
import { PasswordInput } from '../ui/forms/inputs/password-input.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import { useSession } from './session.ts';

/** Asks for the password again (the server answered CONFIRM_IDENTITY), for actions that a screen left open must not allow. */
export function PasswordDialog({
  onConfirmed,
  onClose,
}: {
  onConfirmed: () => void;
  onClose: () => void;
}): ReactNode {
  const email = useSession().user?.email ?? '';
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(undefined);
      const password = input.current?.value ?? '';
      await unwrap(api.POST('/api/users/me/second-factor/confirm', { body: { password } }));
      onConfirmed();
    },
    (error) => {
      setProblem(messageOf(error));
      input.current?.focus();
    },
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) run();
  }

  return (
    <FormDialog
      title="Confirm your password"
      size="sm"
      confirmLabel="Continue"
      busyLabel="Checking..."
      busy={busy}
      form={{ onSubmit: send }}
      initialFocus={input}
      onClose={onClose}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Password" hint="You are not asked again for ten minutes in this browser." error={problem}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            name="password"
            what="password"
            autoComplete="current-password"
            onInput={() => setProblem(undefined)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
