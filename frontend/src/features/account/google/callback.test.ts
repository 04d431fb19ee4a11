import { expect, test } from 'vitest';
import { defaultLife, readCallback, words } from './callback.ts';

test('reads a token with its lifetime, by default an hour', () => {
  expect(readCallback('#access_token=a.b.c&expires_in=604800')).toEqual({
    kind: 'token',
    token: 'a.b.c',
    expiresIn: 604_800,
    nonce: '',
  });
  expect(readCallback('#access_token=a.b.c&nonce=n')).toMatchObject({ nonce: 'n' });
  for (const life of ['', '&expires_in=', '&expires_in=soon', '&expires_in=-1', '&expires_in=Infinity']) {
    expect(readCallback(`#access_token=t${life}`)).toMatchObject({ expiresIn: defaultLife });
  }
});

test('reads a second-step ticket with its methods', () => {
  expect(readCallback('#second_step=t.u.v&methods=totp%2Cpasskey&nonce=n')).toEqual({
    kind: 'second-step',
    ticket: 't.u.v',
    methods: ['totp', 'passkey'],
    nonce: 'n',
  });
  expect(readCallback('#second_step=t.u.v&error=access_denied').kind).toBe('refused');
});

test('has a message for every refusal, known or unknown', () => {
  const refused = ['access_denied', 'state_mismatch', 'email_unverified', 'account_linked_elsewhere'];
  const said = [...refused, 'provider_unavailable'].map((code) => readCallback(`#error=${code}`));
  expect(new Set(said.map((answer) => answer.kind === 'refused' && answer.words)).size).toBe(5);
  expect(readCallback('#error=<script>')).toEqual({ kind: 'refused', words: words.failed });
});

test('reads a missing token as nothing, also if no provider is configured', () => {
  expect(readCallback('')).toEqual({ kind: 'nothing' });
  expect(readCallback('#access_token=')).toEqual({ kind: 'nothing' });
  expect(readCallback('#error=not_configured')).toEqual({ kind: 'nothing' });
});

test('prefers an error to a token', () => {
  expect(readCallback('#error=access_denied&access_token=t').kind).toBe('refused');
});
