import { useCallback, useEffect, useRef, useState } from 'react';
import type { KindName } from '../content.ts';
import { dropDraft, keepDraft, readDraft, type StoredDraft } from './draft-store.ts';
import type { Draft } from './kind.ts';

/** ms without a key before what was typed is kept. */
const pause = 400;

export interface DraftState {
  /** Unsaved work of an earlier visit, until it is taken up or thrown away. */
  offer: StoredDraft | null;
  restore: () => void;
  discard: () => void;
  /** When the browser last kept this form, in ms since 1970; null when it does not. */
  keptAt: number | null;
  /** Names this wish to create, so that a retry is the same content. */
  intentKey: string;
  /** A save of this form was sent and no answer came. */
  unanswered: boolean;
  /** A save ended without success. @param unanswered whether nobody knows how */
  sent: (unanswered: boolean) => void;
  drop: () => void;
}

/** Keeps an unsaved form in this browser, and finds the one of last time. */
export function useDraft(
  kind: KindName,
  id: string | null,
  draft: Draft,
  dirty: boolean,
  restored: (draft: Draft) => void,
): DraftState {
  const [offer, setOffer] = useState(() => readDraft(kind, id));
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [intent, setIntent] = useState(() => ({ key: crypto.randomUUID() as string, unanswered: false }));
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!dirty) return undefined;
    const keep = (): void => {
      waiting.current = null;
      const now = Date.now();
      const { key, unanswered } = intent;
      const stored = { ...draft, keptAt: now, intentKey: id === null ? key : null, unanswered };
      setKeptAt(keepDraft(kind, id, stored) ? now : null);
    };
    waiting.current = keep;
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [kind, id, draft, dirty, intent]);

  useEffect(() => {
    // The last words before the page goes are the ones that nobody waited for.
    const flush = (): void => waiting.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const drop = useCallback(() => {
    waiting.current = null;
    dropDraft(kind, id);
    setKeptAt(null);
    setIntent({ key: crypto.randomUUID(), unanswered: false });
  }, [kind, id]);

  return {
    offer,
    restore: () => {
      if (!offer) return;
      const { values, base, version, intentKey, unanswered } = offer;
      restored({ values, base, version });
      setIntent((before) => ({ key: intentKey ?? before.key, unanswered }));
      setOffer(null);
    },
    discard: () => {
      setOffer(null);
      if (!dirty) dropDraft(kind, id);
    },
    keptAt: dirty ? keptAt : null,
    intentKey: intent.key,
    unanswered: intent.unanswered,
    sent: (unanswered) => setIntent((before) => ({ ...before, unanswered: unanswered || before.unanswered })),
    drop,
  };
}
