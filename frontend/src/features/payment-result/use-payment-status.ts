import { useEffect, useState } from 'react';
import { askStatus } from './api.ts';
import { isDenied, isFinal, pollDeniedMs, nextWait, type Knowledge } from './status.ts';
import type { Waiting } from './words.ts';

/** Polls (about a minute) until the page says that it takes longer. */
const slowAfter = 8;

interface Watched extends Waiting {
  knowledge: Knowledge | null;
}

/**
 * Polls the payment until its status is final, and for a while if it failed. Starts with the server-rendered state; polls at
 * once when the connection or the tab returns.
 */
export function usePaymentStatus(statusToken: string | null, initial: Knowledge | null): Watched {
  const [watched, setWatched] = useState<Watched>({
    knowledge: initial,
    slow: false,
    polling: isDenied(initial),
  });

  useEffect(() => {
    if (!statusToken || (initial && isFinal(initial))) return undefined;
    const stop = new AbortController();
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let deniedAt = isDenied(initial) ? Date.now() : null;

    async function ask(token: string): Promise<void> {
      if (asking) return;
      asking = true;
      clearTimeout(timer);
      const knowledge = await askStatus(token, stop.signal);
      asking = false;
      if (stop.signal.aborted) return;
      asked += 1;
      if (isDenied(knowledge)) deniedAt ??= Date.now();
      else if (knowledge.kind !== 'unreachable') deniedAt = null;
      const denied = deniedAt !== null;
      const polling = deniedAt !== null && Date.now() - deniedAt < pollDeniedMs;
      setWatched((before) => ({
        // A lost connection keeps the last known state.
        knowledge: knowledge.kind === 'unreachable' ? (before.knowledge ?? knowledge) : knowledge,
        slow: asked >= slowAfter,
        polling,
      }));
      if (isFinal(knowledge)) stop.abort();
      else if (!denied || polling) timer = setTimeout(askNow, nextWait(asked, denied));
    }

    const askNow = (): void => void ask(statusToken);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') askNow();
    };
    timer = setTimeout(askNow, nextWait(0));
    window.addEventListener('online', askNow, { signal: stop.signal });
    document.addEventListener('visibilitychange', onVisible, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [statusToken, initial]);

  return watched;
}
