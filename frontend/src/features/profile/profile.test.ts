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

test('what is stored is read back, under the key of data-12', () => {
  expect(storeProfile(profile)).toBeUndefined();
  expect(window.localStorage.getItem('user_profile')).toContain('Asha Nair');
  expect(readProfile()).toEqual(profile);
});

test.each(['not json', 'null', '[]', '"text"', '{"name":5,"photo":"https://evil.example/x.png"}'])(
  'a stored %s is an empty profile',
  (stored) => {
    window.localStorage.setItem('user_profile', stored);
    expect(Object.values(readProfile()).join('')).toBe('');
  },
);

test('a full browser says so, and keeps what was there', () => {
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

test('nobody is born tomorrow, or in 1820', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59), toFake: ['Date'] });
  expect(complaints({ dob: '2026-11-22' })).toEqual({ dob: words.future });
  expect(complaints({ dob: '2026-11-21' })).toEqual({});
  expect(complaints({ dob: '1820-01-01' })).toEqual({ dob: words.early });
  expect(complaints({ dob: '', email: 'asha@' })).toEqual({ email: words.email });
  vi.useRealTimers();
});

test('today is the visitor’s own day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a change of any part is a change', () => {
  expect(isSame(profile, { ...profile })).toBe(true);
  expect(isSame(profile, { ...profile, photo: '' })).toBe(false);
  expect(isSame(profile, { ...profile, gender: '' })).toBe(false);
});
