import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isoDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { type Pause, useTermChanges } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { mayAskPause, pauseNow, pauseWords } from '../term-words.ts';
import styles from './pause.module.css';

const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));

const tones = { asked: 'amber', agreed: 'green', refused: 'grey' } as const;

/** Days off: asks for them, and says what became of it. */
export function PausePart(): ReactNode {
  const { program } = usePrograms();
  const [today] = useState(() => isoDay(Date.now()));
  const [asking, setAsking] = useState(false);
  const pause = pauseNow(program, today);
  return (
    <>
      {pause && <PauseState pause={pause} today={today} />}
      {mayAskPause(program, today) && (
        <p>
          <Button iconBefore="pause" onClick={() => setAsking(true)}>
            Ask for a pause
          </Button>
        </p>
      )}
      {asking && (
        <Suspense fallback={null}>
          <PauseDialog program={program} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Also on Today. */
export function PauseState({ pause, today }: { pause: Pause; today: string }): ReactNode {
  const { program } = usePrograms();
  const { withdrawPause } = useTermChanges(program._id);
  const withdrawing = useAction(async () => {
    await withdrawPause(pause._id);
    toast.success('Taken back. Nothing has changed.');
  });
  const { state, decision } = pause;
  return (
    <Notice tone={tones[state as keyof typeof tones]}>
      <div className={styles.said}>
        <p>{pauseWords(pause, today)}</p>
        {decision && <p>{`“${decision}”`}</p>}
        {state === 'asked' && (
          <Button
            size="sm"
            busy={withdrawing.busy}
            busyLabel="One moment..."
            onClick={() => withdrawing.run()}
          >
            Take it back
          </Button>
        )}
      </div>
    </Notice>
  );
}
