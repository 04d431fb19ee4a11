import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, useGet } from '../api/get.ts';
import { MemberData } from './member-data.tsx';
import { announceSession, sessionEvents } from './session-events.ts';
import { clearToken, storeToken } from './token.ts';

const tokenOf = (sub: string, version = 1): string => `h.${btoa(JSON.stringify({ sub, version }))}.s`;

/** Pending requests by token. */
let questions: { token: string | null; answer: (response: Response) => void }[];

beforeEach(() => {
  questions = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Headers }) => {
    const token = headers.get('authorization');
    return new Promise<Response>((answer) => questions.push({ token, answer }));
  });
});

afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

function Own() {
  const { data } = useGet(addressOf('/api/users/me/password'));
  return <p>{data ? `known: ${data.set}` : 'not known'}</p>;
}

async function signIn(token: string): Promise<void> {
  storeToken(token);
  await act(async () => announceSession(sessionEvents.loginChanged));
}

const answer = async (index: number, set: boolean): Promise<void> => {
  await vi.waitFor(() => expect(questions.length).toBeGreaterThan(index));
  await act(async () => questions[index]!.answer(Response.json({ set })));
};

test('drops data, shown or pending, when another member signs in, and keeps it for the same member’s new token', async () => {
  await signIn(tokenOf('asha'));
  render(
    <MemberData>
      <Own />
    </MemberData>,
  );
  await answer(0, true);
  expect(await screen.findByText('known: true')).toBeDefined();

  await signIn(tokenOf('asha', 2));
  expect(screen.getByText('known: true')).toBeDefined();

  await signIn(tokenOf('meera'));
  expect(screen.getByText('not known')).toBeDefined();
  await vi.waitFor(() => expect(questions.at(-1)!.token).toBe(`Bearer ${tokenOf('meera')}`));

  await signIn(tokenOf('asha', 3));
  await answer(1, false);
  expect(screen.getByText('not known')).toBeDefined();
  await answer(2, true);
  expect(await screen.findByText('known: true')).toBeDefined();
});
