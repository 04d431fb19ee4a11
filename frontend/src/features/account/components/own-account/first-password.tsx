import { useAction } from '#shared/ui/actions/use-action.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/actions/button.tsx';
import { addressOf } from '../../address.ts';
import { forgotPassword } from '../../api.ts';
import { problemOf, type Problem } from '../../failure.ts';
import { codeSent } from '../../pending.ts';
import styles from '../fields.module.css';
import { FormProblem } from '../form-problem.tsx';

/** account-9. */
const failure = {
  refused: 'Failed to send reset email',
  unreachable: 'Failed to send reset email. Please try again.',
};

/** A first password, for an account that was made by Google: by the way of a lost one. */
export function FirstPassword({ email }: { email: string }): ReactNode {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(null);
      await forgotPassword(email);
      codeSent(email, 'reset-password');
      await navigate(addressOf('reset-code', new URLSearchParams()));
    },
    (error) => setProblem(problemOf(error, failure)),
  );

  return (
    <div className={styles.fields}>
      <p className="muted">
        You sign in with Google and have no password yet. To set one, we email you a code. Then you can sign
        in either way.
      </p>
      <Button className={styles.own} busy={busy} busyLabel="Sending..." onClick={() => run()}>
        Email me a code
      </Button>
      <FormProblem problem={problem} />
    </div>
  );
}
