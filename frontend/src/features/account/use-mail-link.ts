import { useEffect, useState } from 'react';
import { type FailureWords, problemOf } from './failure.ts';

/** Undefined while loading. */
type Opened<Found> = { token: string; found: Found } | { problem: string } | undefined;

/** Opens a mail's link by the token in the hash. The arguments must be stable. @param look rejects with the server's refusal */
export function useMailLink<Found>(
  look: (token: string) => Promise<Found>,
  failure: FailureWords,
): Opened<Found> {
  const [opened, setOpened] = useState<Opened<Found>>();
  useEffect(() => {
    let gone = false;
    const token = window.location.hash.slice(1);
    look(token).then(
      (found) => !gone && setOpened({ token, found }),
      (error: unknown) => !gone && setOpened({ problem: problemOf(error, failure).text }),
    );
    return () => {
      gone = true;
    };
  }, [look, failure]);
  return opened;
}
