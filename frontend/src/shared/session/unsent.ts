import { memberKeys } from '../lib/browser-store.ts';
import { profileOwner } from './stored-profile.ts';

/** Keys of lists of what is not sent yet end so. */
export const OUTBOX = ':outbox';
/** Those of check-ins have this before. */
export const CHECK_IN = ':check-in:';
/** What she trained, of all programs. */
export const TRAINING_OUTBOX = `training${OUTBOX}`;

export interface Unsent {
  messages: number;
  checkIns: number;
  training: number;
}

/** What signing out would remove. */
export function unsentHere(): Unsent {
  const unsent: Unsent = { messages: 0, checkIns: 0, training: 0 };
  const own = memberKeys(profileOwner());
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith(own) || !key.endsWith(OUTBOX)) continue;
      const kind = key.includes(CHECK_IN)
        ? 'checkIns'
        : key === own + TRAINING_OUTBOX
          ? 'training'
          : 'messages';
      unsent[kind] += (JSON.parse(text as string) as unknown[]).length;
    }
  } catch {
    // No storage, or not ours: nothing is known.
  }
  return unsent;
}
