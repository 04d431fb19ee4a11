import { useCallback, useState } from 'react';
import { usePausedWrite } from '#shared/lib/use-paused-write.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { dropDraft, keepDraft, readDraft, type StoredDraft } from './draft-store.ts';
import type { ContentKind, Draft } from '../editing/kind.ts';

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
  /** A save was sent and nobody knows how it ended. */
  lost: () => void;
  drop: () => void;
}

/** Keeps an unsaved form in this browser, and finds the one of last time. */
export function useDraft(
  kind: Pick<ContentKind, 'name' | 'choices'>,
  id: string | null,
  draft: Draft,
  dirty: boolean,
  restored: (draft: Draft) => void,
): DraftState {
  const { name } = kind;
  const [offer, setOffer] = useState(() => readDraft(kind, id, draft.base));
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [intent, setIntent] = useState(() => ({ key: newUuid(), unanswered: false }));
  const keep = useCallback(() => {
    const now = Date.now();
    const { key, unanswered } = intent;
    const stored = { ...draft, keptAt: now, intentKey: id === null ? key : null, unanswered };
    setKeptAt(keepDraft(name, id, stored) ? now : null);
  }, [name, id, draft, intent]);
  const giveUp = usePausedWrite(dirty ? keep : undefined);

  const drop = useCallback(() => {
    giveUp();
    dropDraft(name, id);
    setKeptAt(null);
    setIntent({ key: newUuid(), unanswered: false });
  }, [name, id, giveUp]);

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
      if (!dirty) dropDraft(name, id);
    },
    keptAt: dirty ? keptAt : null,
    intentKey: intent.key,
    unanswered: intent.unanswered,
    lost: () => setIntent((before) => ({ ...before, unanswered: true })),
    drop,
  };
}
