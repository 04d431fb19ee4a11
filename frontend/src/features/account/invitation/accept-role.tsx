import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { acceptInvitation, type SignedIn } from '../api.ts';
import { FormProblem } from '../components/form-problem.tsx';
import { problemOf, type Problem } from '../failure.ts';
import { acceptFailure } from './accept-failure.ts';

interface AcceptRoleProps {
  token: string;
  onAccepted: (session: SignedIn | null) => Promise<void>;
}

/** For an address that has an account: the role is all that it gets. */
export function AcceptRole({ token, onAccepted }: AcceptRoleProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function accept(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await onAccepted(await acceptInvitation(token));
    } catch (error) {
      setProblem(problemOf(error, acceptFailure));
    }
    setBusy(false);
  }

  return (
    <>
      <p className="muted">You have an account with this address already. It keeps its password.</p>
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel="Accepting..."
        onClick={() => void accept()}
      >
        Accept
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}
