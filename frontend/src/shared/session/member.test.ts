import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session-state.ts';
import { clearToken, storeToken } from './token.ts';

/** The questions that wait for an answer: a user's name, or undefined for a broken line. */
let questions: ((name: string | undefined) => void)[];
let told: Session[];
let follow: typeof import('./member.ts').follow;

beforeEach(async () => {
  questions = [];
  told = [];
  vi.resetModules();
  ({ follow } = await import('./member.ts'));
  vi.stubGlobal('fetch', async () => {
    const name = await new Promise<string | undefined>((resolve) => questions.push(resolve));
    if (name === undefined) throw new TypeError('Failed to fetch');
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

test('a member is asked for once, however often one looks', async () => {
  const looks = [look(), look()];
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.('Asha');
  await Promise.all(looks);
  expect(name()).toBe('Asha');
  expect(questions).toHaveLength(1);
});

test('without an answer nobody is asked again until something happens', async () => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.(undefined);
  await first;
  expect(told.at(-1)).toMatchObject({ signedIn: true, user: null, loading: false });
  expect(questions).toHaveLength(1);
});

test('a line that comes back while the first question is being lost is used', async () => {
  const first = look();
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  // "online", say.
  await look();
  questions[0]?.(undefined);
  await first;
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.('Asha');
  await vi.waitFor(() => expect(name()).toBe('Asha'));
});
