import { newUuid } from '../../../shared/lib/uuid.ts';
import { emptyMessage, type Message } from './message.ts';

const key = 'admin-broadcast-draft';

export interface Draft {
  /** Stays with the draft until it is sent: pressing Send again after a lost answer is the same broadcast. */
  intentKey: string;
  message: Message;
}

export function freshDraft(): Draft {
  return { intentKey: newUuid(), message: emptyMessage };
}

/** What was written here and not sent. The contacts are not kept: they are other people's data. */
export function readDraft(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return kept && typeof kept.intentKey === 'string' ? kept : freshDraft();
  } catch {
    return freshDraft();
  }
}

/** Pictures may be too large for the browser's storage; the words are kept in any case. */
export function keepDraft(draft: Draft): void {
  for (const attachments of [draft.message.attachments, []]) {
    try {
      localStorage.setItem(key, JSON.stringify({ ...draft, message: { ...draft.message, attachments } }));
      return;
    } catch {
      // Once more without the pictures.
    }
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(key);
}
