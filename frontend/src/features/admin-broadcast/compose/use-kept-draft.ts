import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { usePausedWrite } from '#shared/lib/use-paused-write.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { emptyMessage, type InlineImage, type Message } from './message.ts';

const store = browserStore('browser', 'admin-broadcast-draft');

export interface Draft {
  /** Stays with the draft until it is sent: pressing Send again after a lost answer is the same broadcast. */
  intentKey: string;
  message: Message;
}

export function freshDraft(): Draft {
  return { intentKey: newUuid(), message: emptyMessage() };
}

type Loose = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Loose => (isRecord(value) ? value : {});

function isImage(value: unknown): value is InlineImage {
  const image = recordOf(value);
  return ['cid', 'filename', 'contentType', 'contentBase64'].every((name) => typeof image[name] === 'string');
}

/** Another release may have kept it: what it did not know is as in a new message. */
function messageOf(kept: Loose): Message {
  const text = (name: 'fromName' | 'subject' | 'bodyHtml'): string => {
    const value = kept[name];
    return typeof value === 'string' ? value : emptyMessage()[name];
  };
  const { attachments } = kept;
  return {
    fromName: text('fromName'),
    subject: text('subject'),
    bodyHtml: text('bodyHtml'),
    attachments: Array.isArray(attachments) ? attachments.filter(isImage) : [],
  };
}

/** What was written here and not sent. The contacts are not kept: they are other people's data. */
export function readDraft(): Draft {
  const { intentKey, message } = recordOf(store.read());
  return typeof intentKey === 'string' ? { intentKey, message: messageOf(recordOf(message)) } : freshDraft();
}

/** Pictures may be too large for the browser's storage; the words are kept in any case. */
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
  /** It was sent: nothing of it is kept any more. */
  drop: () => void;
}

/** The message that is being written, as this browser keeps it. */
export function useKeptDraft(): KeptDraft {
  const [draft, setDraft] = useState(readDraft);
  const [dropped, setDropped] = useState(false);
  const keep = useCallback(() => keepDraft(draft), [draft]);
  const giveUp = usePausedWrite(dropped ? undefined : keep);

  const drop = useCallback(() => {
    setDropped(true);
    giveUp();
    forgetDraft();
  }, [giveUp]);

  return { draft, setDraft, drop };
}
