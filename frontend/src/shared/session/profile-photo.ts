import { useSyncExternalStore } from 'react';
import { isRecord } from '../lib/browser-store.ts';
import { onSessionEvent } from './session-events.ts';
import { readStoredProfile } from './stored-profile.ts';

function readProfilePhoto(): string | null {
  try {
    const profile: unknown = JSON.parse(readStoredProfile() ?? 'null');
    const photo = isRecord(profile) ? profile['photo'] : undefined;
    return typeof photo === 'string' && photo.startsWith('data:image/') ? photo : null;
  } catch {
    return null;
  }
}

/** The photo in the stored profile, as a data URL. */
export function useProfilePhoto(): string | null {
  return useSyncExternalStore(onSessionEvent, readProfilePhoto, () => null);
}
