import { useSyncExternalStore } from 'react';
import { onSessionEvent } from './session-events.ts';

/** data-12, browser storage keys. */
export const profileKey = 'user_profile';

function readProfilePhoto(): string | null {
  try {
    const profile: unknown = JSON.parse(window.localStorage.getItem(profileKey) ?? 'null');
    if (typeof profile !== 'object' || profile === null || !('photo' in profile)) return null;
    const { photo } = profile;
    return typeof photo === 'string' && photo.startsWith('data:image/') ? photo : null;
  } catch {
    return null;
  }
}

/** The photo of the profile stored in this browser (a data URL), if there is one. */
export function useProfilePhoto(): string | null {
  return useSyncExternalStore(onSessionEvent, readProfilePhoto, () => null);
}
