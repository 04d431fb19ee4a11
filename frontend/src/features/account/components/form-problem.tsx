import type { ReactNode } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { Problem } from '../failure.ts';
import { asClock, useSecondsLeft } from '../use-seconds-left.ts';
import styles from './form-problem.module.css';

function Wait({ until }: { until: number }): ReactNode {
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return <b>You can try again now.</b>;
  return (
    <span>
      Try again in <b className="num">{asClock(seconds)}</b>
    </span>
  );
}

interface FormProblemProps {
  problem: Problem | null;
}

/** The form's error, below its button. The live region is always rendered, so that changes are announced. */
export function FormProblem({ problem }: FormProblemProps): ReactNode {
  return (
    <div className={styles.place}>
      <div role="alert">{problem && <Notice tone="red">{problem.text}</Notice>}</div>
      {/* Outside the alert: a countdown inside would be announced every second. */}
      {problem?.retryAt !== undefined && (
        <p className={`small muted ${styles.wait}`}>
          <Wait until={problem.retryAt} />
        </p>
      )}
    </div>
  );
}
