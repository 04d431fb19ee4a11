import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { ownFactor, type OwnFactor } from './api.ts';
import { FactorList } from './factor-list.tsx';

interface TwoStepProps {
  /** Something was changed, and its recovery codes have been looked at. */
  onChanged: () => void;
}

interface Answer {
  factor?: OwnFactor;
  problem?: string;
}

function ask(tell: (answer: Answer) => void): void {
  ownFactor().then(
    (factor) => tell({ factor }),
    (error: unknown) => tell({ problem: messageOf(error) }),
  );
}

/** Two-step sign-in of who works here: what is set up, and every way to change it (account-29). */
export function TwoStep({ onChanged }: TwoStepProps): ReactNode {
  const [{ factor, problem }, setAnswer] = useState<Answer>({});
  const again = (): void => ask(setAnswer);

  useEffect(() => {
    let gone = false;
    ask((answer) => {
      if (!gone) setAnswer(answer);
    });
    return () => {
      gone = true;
    };
  }, []);

  if (problem !== undefined) return <LoadError message={problem} onRetry={again} />;
  if (!factor) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="9rem" />
      </div>
    );
  }
  return <FactorList factor={factor} onClosed={again} onChanged={onChanged} />;
}
