import { afterEach, expect, test, vi } from 'vitest';
import { isSame, readProfile, storeProfile, today, words, type Profile } from './profile.ts';
import { typedProfile } from './schema.ts';

const profile: Profile = {
  photo: 'data:image/webp;base64,AAAA',
  name: 'Asha Nair',
  dob: '1994-02-28',
  phone: '90000 00000',
  email: 'asha@example.com',
  address: '12 Residency Road\nBengaluru',
  gender: 'female',
};

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('reads back the stored profile under the key of data-12', () => {
  expect(storeProfile(profile)).toBeUndefined();
  expect(window.localStorage.getItem('user_profile')).toContain('Asha Nair');
  expect(readProfile()).toEqual(profile);
});

test.each(['not json', 'null', '[]', '"text"', '{"name":5,"photo":"https://evil.example/x.png"}'])(
  'reads a stored %s as an empty profile',
  (stored) => {
    window.localStorage.setItem('user_profile', stored);
    expect(Object.values(readProfile()).join('')).toBe('');
  },
);

/** A token as the server's, with an invalid signature. */
const tokenOf = (id: string): string => `e30.${btoa(JSON.stringify({ sub: id })).replace(/=+$/, '')}.x`;
const signIn = (id: string): void => window.localStorage.setItem('access_token', tokenOf(id));
const signOut = (): void => window.localStorage.removeItem('access_token');

test("hides a member's profile after signing out and from other members, and restores it on return", () => {
  signIn('asha');
  storeProfile(profile);
  expect(JSON.parse(window.localStorage.getItem('user_profile') ?? '')).toMatchObject({
    ...profile,
    owner: 'asha',
  });
  signOut();
  expect(Object.values(readProfile()).join('')).toBe('');
  signIn('bela');
  expect(Object.values(readProfile()).join('')).toBe('');
  storeProfile({ ...profile, name: 'Bela', phone: '1' });
  expect(readProfile()).toMatchObject({ name: 'Bela', phone: '1' });
  signIn('asha');
  expect(readProfile()).toEqual(profile);
  storeProfile({ ...profile, name: 'Asha Rao' });
  expect(window.localStorage.getItem('user_profile')).toContain('Asha Rao');
  signIn('bela');
  expect(readProfile().name).toBe('Bela');
  signOut();
  expect(readProfile().name).toBe('');
  expect(window.localStorage).toHaveLength(2);
});

test('shows a profile saved while signed out to each member until they save their own', () => {
  storeProfile({ ...profile, name: 'Visitor' });
  expect(window.localStorage.getItem('user_profile')).not.toContain('owner');
  signIn('asha');
  expect(readProfile().name).toBe('Visitor');
  storeProfile(profile);
  expect(readProfile().name).toBe('Asha Nair');
  signIn('bela');
  expect(readProfile().name).toBe('Visitor');
  signOut();
  expect(readProfile().name).toBe('Visitor');
});

test('keeps both profiles if there is no room for the second', () => {
  signIn('asha');
  storeProfile(profile);
  signIn('bela');
  const write = Storage.prototype.setItem;
  for (const full of ['user_profile:asha', 'user_profile']) {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === full) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, text);
    });
    expect(storeProfile({ ...profile, name: 'Bela' })).toBe(words.full);
    vi.restoreAllMocks();
    expect(readProfile().name).toBe('');
  }
  signIn('asha');
  expect(readProfile()).toEqual(profile);
});

test('treats an opaque token as one member', () => {
  window.localStorage.setItem('access_token', 'google-demo');
  storeProfile(profile);
  expect(readProfile()).toEqual(profile);
  signOut();
  expect(readProfile().name).toBe('');
});

test('reports full storage and keeps the stored profile', () => {
  storeProfile(profile);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeProfile({ ...profile, name: 'Other' })).toBe(words.full);
  expect(readProfile().name).toBe('Asha Nair');
});

function complaints(change: Partial<Profile>): Record<string, string> {
  const issues = typedProfile.safeParse({ ...profile, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

test('refuses a date of birth in the future or before 1900', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59), toFake: ['Date'] });
  expect(complaints({ dob: '2026-11-22' })).toEqual({ dob: words.future });
  expect(complaints({ dob: '2026-11-21' })).toEqual({});
  expect(complaints({ dob: '1820-01-01' })).toEqual({ dob: words.early });
  expect(complaints({ dob: '', email: 'asha@' })).toEqual({ email: words.email });
  vi.useRealTimers();
});

test("uses the visitor's local date", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('detects a change of any field', () => {
  expect(isSame(profile, { ...profile })).toBe(true);
  expect(isSame(profile, { ...profile, photo: '' })).toBe(false);
  expect(isSame(profile, { ...profile, gender: '' })).toBe(false);
});
