import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useDebouncedWrite } from '#shared/lib/use-debounced-write.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { emptyMessage, type Message } from './message.ts';

const store = browserStore('browser', 'admin-broadcast-draft');

export interface Draft {
  /** Idempotency key, kept until the draft is sent. */
  intentKey: string;
  message: Message;
}

export function freshDraft(): Draft {
  return { intentKey: newUuid(), message: emptyMessage() };
}

/** The unsent draft of this browser. Contacts are personal data and are not stored. */
export function readDraft(): Draft {
  const kept = store.read();
  return isRecord(kept) ? (kept as unknown as Draft) : freshDraft();
}

/** Without the images, if they exceed the browser's storage. */
export function keepDraft(draft: Draft): void {
  const problem = store.write(draft);
  if (problem) store.write({ ...draft, message: { ...draft.message, attachments: [] } });
}

export function forgetDraft(): void {
  store.clear();
}

interface KeptDraft {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Deletes the stored draft after sending. */
  drop: () => void;
}

/** The draft, stored in this browser. */
export function useKeptDraft(): KeptDraft {
  const [draft, setDraft] = useState(readDraft);
  const [dropped, setDropped] = useState(false);
  const keep = useCallback(() => keepDraft(draft), [draft]);
  const cancelWrite = useDebouncedWrite(dropped ? undefined : keep);

  const drop = useCallback(() => {
    setDropped(true);
    cancelWrite();
    forgetDraft();
  }, [cancelWrite]);

  return { draft, setDraft, drop };
}
