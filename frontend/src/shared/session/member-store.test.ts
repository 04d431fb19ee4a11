import { beforeEach, expect, test } from 'vitest';
import { clearMemberKeys } from '../lib/browser-store.ts';
import { CHECK_IN, OUTBOX, TRAINING_OUTBOX, unsentHere } from './unsent.ts';
import { memberStore } from './member-store.ts';
import { storeToken } from './token.ts';
import { unsentWords } from './unsent-dialog.tsx';

const signIn = (sub: string) => storeToken(`h.${btoa(JSON.stringify({ sub }))}.s`);
beforeEach(() => localStorage.clear());

test('what is kept belongs to one account', () => {
  signIn('asha');
  memberStore('p1:draft').write('Hers');
  expect(memberStore('p1:draft').read()).toBe('Hers');
  expect(memberStore('p2:draft').read()).toBeUndefined();
  const hers = memberStore('p1:draft');
  signIn('dev');
  expect(memberStore('p1:draft').read()).toBeUndefined();
  expect(hers.isOwners()).toBe(false);
});

test('signing out removes it, and what is written while the screen closes', () => {
  signIn('asha');
  const store = memberStore('p1:outbox');
  store.write(['one']);
  signIn('dev');
  memberStore('p2:outbox').write(['his']);
  signIn('asha');
  clearMemberKeys('asha');
  store.write(['one', 'two']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('one');
  memberStore('p1:outbox').write(['three']);
  expect(memberStore('p1:outbox').read()).toEqual(['three']);
  signIn('dev');
  expect(memberStore('p2:outbox').read()).toEqual(['his']);
});

test('what a sign-out would remove of this account is named', () => {
  signIn('dev');
  memberStore(TRAINING_OUTBOX).write(['his']);
  signIn('asha');
  expect(unsentWords(unsentHere())).toBe('');
  memberStore(TRAINING_OUTBOX).write(['one']);
  memberStore('p1:draft').write('typed');
  expect(unsentWords(unsentHere())).toBe(
    '1 training entry is not sent yet. Signing out deletes it from this browser.',
  );
  memberStore(TRAINING_OUTBOX).write(['one', 'two', 'three']);
  memberStore(`p1${OUTBOX}`).write(['one']);
  memberStore(`p1${CHECK_IN}2026-11-28${OUTBOX}`).write(['2026-11-28']);
  memberStore(`p2${OUTBOX}`).write([]);
  expect(unsentWords(unsentHere())).toBe(
    '1 message, 1 check-in and 3 training entries are not sent yet. Signing out deletes them from this browser.',
  );
});
