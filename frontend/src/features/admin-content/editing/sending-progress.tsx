import type { ReactNode } from 'react';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import styles from './content-screen.module.css';

export type Phase = { at: 'idle' } | { at: 'sending'; share: number } | { at: 'preparing' };

export const idle: Phase = { at: 'idle' };

/** @param share uploaded part, 0 to 1 */
export const phaseAt = (share: number): Phase => (share < 1 ? { at: 'sending', share } : { at: 'preparing' });

/** Progress of a save: upload, then processing. */
export function SendingProgress({ phase }: { phase: Phase }): ReactNode {
  if (phase.at === 'idle') return null;
  const percent = phase.at === 'sending' ? Math.round(phase.share * 100) : 100;
  return (
    <div className={styles.progress}>
      <Progress value={percent} max={100} label="Upload" />
      {/* Announced once; the progress bar announces itself. */}
      <p className="small quiet num" role={phase.at === 'preparing' ? 'status' : undefined}>
        {phase.at === 'sending' ? `Uploading, ${percent} %` : 'Saving. Pictures take a few seconds.'}
      </p>
    </div>
  );
}
