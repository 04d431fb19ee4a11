import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { isComplete, noCode, type Code } from '../code.ts';
import { CodeBoxes } from '../components/code/code-boxes.tsx';
import styles from '../components/fields.module.css';
import { problemOf } from '../failure.ts';
import { stepByCode } from './api.ts';
import { failure } from './failure.ts';
import type { StepProps } from './step-props.ts';

/** The six digits of an authenticator app. */
export function AppCodeForm({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [code, setCode] = useState<Code>(noCode);
  const [refusal, setRefusal] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  const focus = (): void => ref.current?.querySelector('input')?.focus();

  // A screen of its own, also when another way was chosen.
  useEffect(focus, []);

  const { busy, form } = useServerForm({
    rules: async () => (await import('../schemas.ts')).code,
    send: async ({ otp }) => onSignedIn(await stepByCode(ticket, otp)),
    onRefused: (error) => {
      if (onRefused(error)) return;
      setRefusal(problemOf(error, failure).text);
      setCode(noCode);
      focus();
    },
  });

  return (
    <form
      {...form}
      ref={ref}
      className={styles.fields}
      method="dialog"
      onSubmit={(event) => {
        formToast.clear();
        setRefusal(undefined);
        form.onSubmit(event);
      }}
    >
      <CodeBoxes
        value={code}
        error={refusal}
        onChange={(next) => {
          setRefusal(undefined);
          setCode(next);
        }}
      />
      <input type="hidden" name="otp" value={code.join('')} />
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        disabled={!isComplete(code)}
        busy={busy}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
    </form>
  );
}
