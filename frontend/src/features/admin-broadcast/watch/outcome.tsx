import { useEffect, useState, type ReactNode } from 'react';
import { formatCount } from '../../../shared/lib/count.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { countOf, rateOf, recipientWords, settledOf, timeLeft, type Broadcast } from '../broadcast.ts';
import styles from './outcome.module.css';

/** Ticks while something moves, so that rate and time left are of now. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

/** How far a broadcast is, in figures. */
export function Outcome({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const now = useNow(broadcast.status === 'running');
  const done = settledOf(broadcast);
  const words = [rateOf(broadcast, now), timeLeft(broadcast, now)].filter(Boolean).join('. ');
  return (
    <div className={styles.outcome}>
      <div>
        <p className={`figure num ${styles.big}`}>
          {formatCount(done)}
          <small> of {formatCount(broadcast.total)}</small>
        </p>
        <p className="muted small">
          {broadcast.subject}, from {broadcast.fromName}.{words && ` ${words}.`}
        </p>
      </div>
      <Progress value={done} max={broadcast.total} label="E-mails processed" />
      <ul className={`${styles.counts} num`}>
        {(['sent', 'failed', 'suppressed', 'uncertain', 'cancelled'] as const)
          .filter((status) => status === 'sent' || status === 'failed' || countOf(broadcast, status) > 0)
          .map((status) => (
            <li key={status}>
              <b>{formatCount(countOf(broadcast, status))}</b> {recipientWords[status].word}
            </li>
          ))}
      </ul>
      {broadcast.pauseReason && <Notice tone="red">{broadcast.pauseReason}</Notice>}
    </div>
  );
}
