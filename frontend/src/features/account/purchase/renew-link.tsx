import { useAction } from '#shared/ui/actions/use-action.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { renewPurchaseLink } from '../api.ts';
import { FormProblem } from '../components/form-problem.tsx';
import { problemOf, type Problem } from '../failure.ts';

const failure = {
  refused: 'No new link could be sent.',
  unreachable: 'No new link could be sent. Please try again.',
};

/** Another link, to the address that this one was sent to. */
export function RenewLink({ token }: { token: string }): ReactNode {
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);

  const { busy, run } = useAction(
    async () => {
      setProblem(null);
      setSaid(await renewPurchaseLink(token));
    },
    (error) => setProblem(problemOf(error, failure)),
  );

  return (
    <>
      {!said && (
        <Button variant="primary" size="lg" block busy={busy} busyLabel="Sending..." onClick={() => run()}>
          Send me a new one
        </Button>
      )}
      <div role="status">{said && <Notice tone="green">{said}</Notice>}</div>
      <FormProblem problem={problem} />
    </>
  );
}
