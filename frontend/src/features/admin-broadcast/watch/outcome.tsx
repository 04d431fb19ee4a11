import { Stack } from '#shared/ui/layout/flow.tsx';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import {
  countOf,
  recipientWords,
  finishedCount,
  type Broadcast,
  type RecipientStatus,
} from '../broadcast.ts';
import styles from './outcome.module.css';
import { paceOf, paceWords, addSample, type Sample } from './pace.ts';

/** Samples the progress every second while it runs. @returns messages a second */
function usePace(done: number, moving: boolean): number {
  const [samples, setSamples] = useState<Sample[]>([]);
  const sample = useEffectEvent(() => setSamples((before) => addSample(before, { at: Date.now(), done })));
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(sample, 1_000);
    return () => {
      clearInterval(timer);
      setSamples([]);
    };
  }, [moving]);
  return paceOf(samples);
}

/** Shown even at zero. */
const always: ReadonlySet<RecipientStatus> = new Set(['sent', 'failed', 'suppressed']);

interface OutcomeProps {
  broadcast: Broadcast;
  /** Shown with the count, as no heading says it. */
  about: string;
}

/** Progress of a broadcast in figures. */
export function Outcome({ broadcast, about }: OutcomeProps): ReactNode {
  const done = finishedCount(broadcast);
  const sent = countOf(broadcast, 'sent');
  const words = paceWords(usePace(done, broadcast.status === 'running'), broadcast.total - done);
  return (
    <Stack gap="4">
      <div>
        <p className={`figure num ${styles.big}`}>
          <span>{formatCount(sent)}</span>
          <small>{` of ${formatCount(broadcast.total)} sent`}</small>
        </p>
        <p className="muted small">{words ? `${about}. ${words}.` : `${about}.`}</p>
      </div>
      <Progress value={sent} max={broadcast.total} label="Emails sent" />
      <ul className={`${styles.counts} num`}>
        {(['sent', 'failed', 'suppressed', 'uncertain', 'cancelled'] as const)
          .filter((status) => always.has(status) || countOf(broadcast, status) > 0)
          .map((status) => (
            <li key={status}>
              <b>{formatCount(countOf(broadcast, status))}</b> {recipientWords[status].word}
            </li>
          ))}
      </ul>
      {broadcast.pauseReason && <Notice tone="red">{broadcast.pauseReason}</Notice>}
    </Stack>
  );
}
