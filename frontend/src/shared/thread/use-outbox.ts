// The question at the sign-out needs no line then.
import '../session/unsent-dialog.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import type { MemberStore } from '../session/member-store.ts';
import type { Thread, ThreadCalls } from './calls.ts';
import { readWaiting, type Waiting } from './thread.ts';

/** ms between two tries. */
const RETRY_MS = 5_000;

/** The server has seen it and will not take it; without a line, a busy server or a lost session it waits. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

export interface Outbox {
  waiting: readonly Waiting[];
  /** Kept in the browser first, then sent, in order. */
  add: (message: Waiting) => void;
  remove: (id: string) => void;
}

/** Messages on their way: they outlive a reload and a lost line, and any tab may send them, once. */
export function useOutbox(
  { send }: Pick<ThreadCalls, 'send'>,
  store: MemberStore,
  onSent: (thread: Thread) => void,
): Outbox {
  const [waiting, setWaiting] = useState(() => readWaiting(store.read()));
  const latest = useRef(waiting);
  const sending = useRef(false);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });

  const show = useCallback((next: Waiting[]) => {
    latest.current = next;
    setWaiting(next);
  }, []);

  /** Begins with what the browser has: another tab may have changed it. */
  const change = useCallback(
    (by: (all: Waiting[]) => Waiting[]) => {
      const kept = store.read();
      const next = by(kept === undefined ? latest.current : readWaiting(kept));
      store.write(next);
      show(next);
    },
    [store, show],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const next = latest.current.find(({ problem }) => problem === undefined);
        if (!next || !store.isOwners()) return;
        const { id, text, files } = next;
        try {
          const thread = await send({ id, text, fileIds: files.map((file) => file._id) });
          sent.current(thread);
          change((all) => all.filter((one) => one.id !== id));
        } catch (error) {
          if (!isRefusal(error)) return;
          change((all) => all.map((one) => (one.id === id ? { ...one, problem: error.message } : one)));
        }
      }
    } finally {
      sending.current = false;
    }
  }, [send, store, change]);

  useEffect(() => {
    const again = (): void => void flush();
    const onStorage = (): void => {
      const kept = store.read();
      if (kept !== undefined) show(readWaiting(kept));
    };
    again();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('storage', onStorage);
    };
  }, [flush, show, store]);

  return {
    waiting,
    add: (message) => {
      change((all) => [...all, message]);
      void flush();
    },
    remove: (id) => change((all) => all.filter((one) => one.id !== id)),
  };
}
