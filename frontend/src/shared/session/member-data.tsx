import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { onSessionEvent } from './session-events.ts';
import { profileOwner } from './stored-profile.ts';

const answers = { provider: () => new Map(), shouldRetryOnError: false };

/** An SWR cache for a member's data. It is replaced when another account signs in, in any tab. */
export function MemberData({ children }: { children: ReactNode }): ReactNode {
  const owner = useSyncExternalStore(onSessionEvent, profileOwner, () => null);
  return (
    <SWRConfig key={owner} value={answers}>
      <LateAnswers />
      {children}
    </SWRConfig>
  );
}

/** Shows an answer that came after the kept one; a refusal is asked for again, as then nothing kept is shown instead. */
function LateAnswers(): ReactNode {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    async function listen(): Promise<void> {
      const { onLateAnswer } = await import('../offline/kept-answers.ts');
      if (isOver) return;
      stop = onLateAnswer((address, late) =>
        'answer' in late ? mutate(address, late.answer, { revalidate: false }) : mutate(address),
      );
    }
    listen().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [mutate]);
  return null;
}
