/** ms without a line, after which the connection counts as lost: the server sends one every 20 seconds. */
const SILENCE_MS = 45_000;
const LONGEST_WAIT_MS = 30_000;

/** ms before the next try. @param failures in a row, from 1 on */
export const waitBefore = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS);

/** Complete lines, as they arrive. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

interface Follower {
  /** Something has changed, or may have while nobody listened. */
  onNews: () => void;
  onLive: (live: boolean) => void;
}

/** Follows a stream of events until it is ended or refused, and opens it anew whenever it breaks. @returns ends it */
export function followStream(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | undefined>,
  { onNews, onLive }: Follower,
): () => void {
  const end = new AbortController();
  let connection = new AbortController();
  let wake: (() => void) | undefined;

  /** @returns false where the server refused for good */
  async function listen(onLine: () => void): Promise<boolean> {
    connection = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
    };
    try {
      watch();
      const body = await open(connection.signal);
      if (!body) return false;
      onLive(true);
      onNews();
      for await (const line of linesOf(body)) {
        watch();
        onLine();
        if (line === 'data: changed') onNews();
      }
    } catch {
      // Broken: opened anew.
    } finally {
      clearTimeout(silence);
    }
    return true;
  }

  async function follow(): Promise<void> {
    let failures = 0;
    while (!end.signal.aborted) {
      const goesOn = await listen(() => {
        failures = 0;
      });
      if (end.signal.aborted) return;
      onLive(false);
      if (!goesOn) return;
      failures += 1;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitBefore(failures));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** A connection that was open before the line broke may hang for minutes. */
  function reconnect(): void {
    connection.abort();
    wake?.();
  }

  window.addEventListener('online', reconnect);
  void follow();
  return () => {
    end.abort();
    window.removeEventListener('online', reconnect);
    connection.abort();
    wake?.();
  };
}
