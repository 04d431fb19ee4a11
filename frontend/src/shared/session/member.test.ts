import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session-state.ts';
import { clearToken, storeToken } from './token.ts';

/** Pending requests: a user's name, an error status, or undefined for a network failure. */
let questions: ((answer: string | Response | undefined) => void)[];
let told: Session[];
let follow: typeof import('./member.ts').follow;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  questions = [];
  told = [];
  vi.resetModules();
  ({ follow } = await import('./member.ts'));
  vi.stubGlobal('fetch', async () => {
    const name = await new Promise<string | Response | undefined>((resolve) => questions.push(resolve));
    if (name === undefined) throw new TypeError('Failed to fetch');
    if (name instanceof Response) return name;
    return Response.json({ _id: 'u1', name, email: 'a@example.com', role: 'member' });
  });
  storeToken('token');
});

afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

const look = (): Promise<void> =>
  follow(
    'token',
    (session) => told.push(session),
    () => void look(),
  );
const name = () => told.at(-1)?.user?.name;

test('requests the user once for a token', async () => {
  const looks = [look(), look()];
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.('Asha');
  await Promise.all(looks);
  expect(name()).toBe('Asha');
  expect(questions).toHaveLength(1);
});

test('does not retry a failed request before the next event', async () => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.(undefined);
  await first;
  expect(told.at(-1)).toMatchObject({ signedIn: true, user: null, loading: false });
  expect(questions).toHaveLength(1);
});

test('retries when an event arrived during the failing request', async () => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  // Such as "online".
  await look();
  questions[0]?.(undefined);
  await first;
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.('Asha');
  await vi.waitFor(() => expect(name()).toBe('Asha'));
});

test.each([
  [
    'the server’s message',
    Response.json({ code: 'BUSY', message: 'Too many at once.' }, { status: 503 }),
    'Too many at once.',
  ],
  [
    'the default message for an answer without one',
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Failed to fetch user',
  ],
  ['the default message without an answer', undefined, 'Failed to fetch user'],
])('the session has the error of a failed request: %s', async (_, answer, error) => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.(answer);
  await first;
  expect(told.at(-1)).toMatchObject({ signedIn: true, user: null, loading: false, error });
  const second = look();
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.('Asha');
  await second;
  expect(told.at(-1)?.error).toBeNull();
});

test('a line that hangs leaves the user who is kept; a refusal that comes late ends the session', async () => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.('Asha');
  await first;
  // As after a reload.
  vi.resetModules();
  ({ follow } = await import('./member.ts'));
  told = [];
  await look();
  expect(name()).toBe('Asha');
  expect(told.at(-1)?.loading).toBe(false);
  questions[1]?.(Response.json({ code: 'UNAUTHORIZED', message: 'Sign in' }, { status: 401 }));
  await vi.waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
});
