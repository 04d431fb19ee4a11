import { useEffect, useState } from 'react';
import { askStatus } from './api.ts';
import { isFinal, nextWait, type Knowledge } from './status.ts';

/** After this many questions (about a minute) the page says that it takes longer than usual. */
const slowAfter = 8;

interface Watched {
  knowledge: Knowledge | null;
  /** Still pending after about a minute. */
  slow: boolean;
}

/**
 * Keeps asking how the payment stands until that is final. Starts with what the server rendered;
 * asks at once when the connection or the tab comes back.
 */
export function usePaymentStatus(statusToken: string | null, initial: Knowledge | null): Watched {
  const [watched, setWatched] = useState<Watched>({ knowledge: initial, slow: false });

  useEffect(() => {
    if (!statusToken || (initial && isFinal(initial))) return undefined;
    const stop = new AbortController();
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;

    async function ask(token: string): Promise<void> {
      if (asking) return;
      asking = true;
      clearTimeout(timer);
      const knowledge = await askStatus(token, stop.signal);
      asking = false;
      if (stop.signal.aborted) return;
      asked += 1;
      setWatched((before) => ({
        // A connection that breaks does not unlearn what we know.
        knowledge: knowledge.kind === 'unreachable' ? (before.knowledge ?? knowledge) : knowledge,
        slow: asked >= slowAfter,
      }));
      if (isFinal(knowledge)) stop.abort();
      else timer = setTimeout(askNow, nextWait(asked));
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
