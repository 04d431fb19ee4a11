import { useSyncExternalStore } from 'react';
import { onSessionEvent } from '#shared/session/session-events.ts';
import { useSession } from '#shared/session/session.ts';
import { profileOwner, readStoredProfile, writeStoredProfile } from '#shared/session/stored-profile.ts';

/** data-11: kept in this browser only. Empty: not given. */
export interface Profile {
  /** A data URL. */
  readonly photo: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly dob: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly gender: string;
}

export type ProfileField = Exclude<keyof Profile, 'photo'>;

export const fields: readonly ProfileField[] = ['name', 'dob', 'phone', 'email', 'address', 'gender'];

export const words = {
  saved: 'Profile saved',
  full: 'This browser has no storage left for your profile. Remove the photo or choose another, then save again.',
  forbidden: 'This browser does not let us keep your profile. Nothing was saved.',
  future: 'The date of birth cannot be in the future',
  early: 'Please check the year',
  email: 'Please enter a valid email',
};

function parse(text: string | null): Profile {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // Invalid JSON counts as no profile.
  }
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const part = (key: keyof Profile): string => (typeof record[key] === 'string' ? record[key] : '');
  return {
    photo: part('photo').startsWith('data:image/') ? part('photo') : '',
    name: part('name'),
    dob: part('dob'),
    phone: part('phone'),
    email: part('email'),
    address: part('address'),
    gender: part('gender'),
  };
}

/** Memoised, for a stable snapshot. */
let last: { text: string | null; profile: Profile } | undefined;

export function readProfile(): Profile {
  const text = readStoredProfile();
  if (last?.text !== text || !last) last = { text, profile: parse(text) };
  return last.profile;
}

/** Undefined on the server and in the first render. */
export function useStoredProfile(): Profile | undefined {
  // Re-renders when a session expires, which fires no event.
  useSession();
  return useSyncExternalStore(onSessionEvent, readProfile, () => undefined);
}

/** Owner of the profile; undefined on the server and in the first render. */
export function useProfileOwner(): string | null | undefined {
  return useSyncExternalStore(onSessionEvent, profileOwner, () => undefined);
}

/** @returns an error message, or undefined if stored. A failure keeps the stored profile. */
export function storeProfile(profile: Profile): string | undefined {
  const problem = writeStoredProfile(profile);
  return problem && words[problem];
}

/** The visitor's local date, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function isSame(a: Profile, b: Profile): boolean {
  return a.photo === b.photo && fields.every((field) => a[field] === b[field]);
}
