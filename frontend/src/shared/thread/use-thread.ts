import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useGet } from '../api/get.ts';
import { OUTBOX } from '../session/unsent.ts';
import { memberStore } from '../session/member-store.ts';
import { type Message, type Side, type Thread, threadCalls } from './calls.ts';
import { followStream } from './stream.ts';
import { merged } from './thread.ts';
import { useOutbox } from './use-outbox.ts';

/** How often the thread is asked for, ms: with the stream, whose news may be lost, and without. */
const POLL_MS = { live: 20_000, alone: 8_000 };

/**
 * The thread of a program, live, and what waits to be sent in it. What it shows counts as read: it asks for nothing while the tab is hidden.
 * Another program needs another component (`key`).
 * @param onRead called when messages are shown, as they are counted elsewhere, too
 */
export function useThread(viewer: Side, programId: string, onRead: () => void) {
  const { calls, draft, outbox } = useMemo(
    () => ({
      calls: threadCalls(viewer, programId),
      draft: memberStore(`${programId}:draft`),
      outbox: memberStore(programId + OUTBOX),
    }),
    [viewer, programId],
  );
  const { address, stream } = calls;
  const [live, setLive] = useState(false);
  const answer = useGet(address, { refreshInterval: live ? POLL_MS.live : POLL_MS.alone });
  const { data, mutate } = answer;
  /** Of the oldest page that was loaded. */
  const [olderMore, setOlderMore] = useState<boolean>();
  const [known, setKnown] = useState<readonly Message[]>([]);
  const [seen, setSeen] = useState<Thread>();

  // Messages older than the newest fifty stay.
  if (data && data !== seen) {
    setSeen(data);
    setKnown(merged(known, data.messages));
  }

  const ask = useEffectEvent((): void => {
    if (document.visibilityState === 'visible') void mutate();
  });
  useEffect(() => {
    const askAgain = (): void => ask();
    const stop = followStream(stream, { onNews: askAgain, onLive: setLive });
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [stream]);

  const newest = known.at(-1)?._id;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (newest !== undefined) tell();
  }, [newest]);

  const take = useCallback((thread: Thread) => void mutate(thread, { revalidate: false }), [mutate]);
  const { waiting, add, remove } = useOutbox(calls, outbox, take);
  const first = known[0];
  return {
    viewer,
    calls,
    draft,
    // A lost line takes nothing away that is there.
    answer: data ? { data, mutate } : answer,
    messages: known,
    waiting: waiting.filter(({ id }) => !known.some(({ _id }) => _id === id)),
    add,
    remove,
    more: olderMore ?? data?.more ?? false,
    take,
    /** Throws ApiError. */
    loadOlder: async () => {
      if (!first) return;
      const page = await calls.older(first._id);
      setKnown((all) => merged(all, page.messages));
      setOlderMore(page.more);
    },
  };
}

export type ProgramThread = ReturnType<typeof useThread>;
