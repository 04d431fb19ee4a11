import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import styles from '../components/fields.module.css';
import { FormProblem } from '../components/form-problem.tsx';
import type { Problem } from '../failure.ts';
import { passkeyWords } from '../passkeys/problem.ts';
import { stepByPasskey } from './api.ts';
import type { StepProps } from './step-props.ts';

/** The browser asks by itself which passkey, and how its owner shows that it is them. */
export function PasskeyStep({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [problem, setProblem] = useState<Problem | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const { busy, run } = useAction(
    async () => {
      formToast.clear();
      setProblem(null);
      onSignedIn(await stepByPasskey(ticket));
    },
    (error) => {
      if (!onRefused(error)) setProblem({ text: passkeyWords(error) });
    },
  );

  return (
    <div className={styles.fields}>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel="Waiting..."
        onClick={() => run()}
      >
        Use a passkey
      </Button>
      <FormProblem problem={problem} />
    </div>
  );
}
