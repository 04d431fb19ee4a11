import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { messageOf } from '../../../shared/api/errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { PasswordInput } from '../../../shared/ui/forms/inputs/password-input.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { confirmIdentity } from './api.ts';
import styles from './two-step.module.css';

const formId = 'confirm-identity';

/** The password once more: nobody changes how somebody signs in at a screen that was left open. */
export function PasswordDialog({
  onConfirmed,
  onClose,
}: {
  onConfirmed: () => void;
  onClose: () => void;
}): ReactNode {
  const email = useSession().user?.email ?? '';
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmIdentity(input.current?.value ?? '');
      onConfirmed();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Your password, please"
      size="sm"
      dismissible={!busy}
      initialFocus={input}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button size="sm" variant="solid" type="submit" form={formId} busy={busy} busyLabel="Checking...">
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} noValidate onSubmit={(event) => void send(event)}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Password"
          hint="It holds for ten minutes in this browser; then you are asked again."
          error={problem}
        >
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
      </form>
    </Dialog>
  );
}
