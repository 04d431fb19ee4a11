import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { Input } from '#shared/ui/forms/input.tsx';
import styles from '../components/fields.module.css';
import { problemOf } from '../failure.ts';
import { stepByRecoveryCode } from './api.ts';
import { failure } from './failure.ts';
import type { StepProps } from './step-props.ts';

/** One of the codes for the day on which the phone is lost. */
export function RecoveryCodeForm({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const { busy, run } = useAction(
    async () => {
      formToast.clear();
      setRefusal(undefined);
      onSignedIn(await stepByRecoveryCode(ticket, input.current?.value ?? ''));
    },
    (error) => {
      if (onRefused(error)) return;
      setRefusal(problemOf(error, failure).text);
      input.current?.focus();
    },
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) run();
  }

  return (
    <form className={styles.fields} method="dialog" noValidate onSubmit={send}>
      <Field label="Recovery code" hint="Such as ABCD-EFGH-IJKL-MNOP" error={refusal}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            onInput={() => setRefusal(undefined)}
          />
        )}
      </Field>
      <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
