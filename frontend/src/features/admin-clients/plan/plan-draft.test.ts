import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { usePlanDraft } from './plan-document.ts';

const client = { _id: 'c1', name: 'Priya Nair' } as ClientDetail;
const version = (number: number, html: string): Plan => ({
  _id: `p${number}`,
  version: number,
  html,
  training: null,
  food: null,
  exercises: [],
  note: '',
  documentId: null,
  publishedBy: 'dev@example.com',
  publishedAt: '2026-11-28T10:00:00.000Z',
});
const first = version(1, '<p>Squat</p>');
const theirs = version(2, '<p>Squat. Walk daily.</p>');

/** What was published, and what the server answers. */
const published: { version: number; html: string }[] = [];
let answer: (body: { version: number; html: string }) => Response;

beforeEach(() => {
  published.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const sent =
      request instanceof Request ? request : new Request(new URL(request, 'http://localhost'), init);
    if (sent.method !== 'POST')
      return Response.json(sent.url.endsWith('/plans') ? { items: [theirs, first] } : theirs);
    const body = (await sent.json()) as { version: number; html: string };
    published.push(body);
    return answer(body);
  });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (code: string) => Response.json({ code, message: code, requestId: 'r' }, { status: 409 });

async function conflicted() {
  answer = (body) => (body.version === 2 ? Response.json(version(3, body.html)) : refusal('STALE_PLAN'));
  const hook = renderHook(() => usePlanDraft(client, first));
  act(() => hook.result.current.draft.root.set('html', '<p>Squat. Row on Friday.</p>'));
  act(() => void hook.result.current.draft.save());
  await waitFor(() => expect(hook.result.current.draft.conflict).not.toBeNull());
  return hook;
}

test('a version that a colleague has published meanwhile is compared; mine is published on top of it', async () => {
  const { result } = await conflicted();
  expect(result.current.draft.conflict?.fields.map(({ path, both }) => [path, both])).toEqual([
    ['html', true],
  ]);
  act(() => result.current.draft.resolve({ html: 'mine' }));
  await waitFor(() => expect(published).toHaveLength(2));
  expect(published[1]).toMatchObject({ version: 2, html: '<p>Squat. Row on Friday.</p>' });
});

test('theirs is not published a second time', async () => {
  const { result } = await conflicted();
  act(() => result.current.draft.resolve({ html: 'theirs' }));
  await waitFor(() => expect(result.current.draft.dirty).toBe(false));
  expect(published).toHaveLength(1);
  expect(result.current.draft.document.html).toBe(theirs.html);
});

test('a doctor’s word that is missing is asked about, and nothing typed is lost', async () => {
  answer = () => refusal('DOCTOR_NEEDED');
  const { result } = renderHook(() => usePlanDraft(client, null));
  act(() => result.current.draft.root.set('html', '<p>Walk</p>'));
  act(() => void result.current.draft.save());
  await waitFor(() => expect(result.current.needs).toBe('doctor'));
  expect(result.current.draft.document.html).toBe('<p>Walk</p>');
});
