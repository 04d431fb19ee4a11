import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useInbox, useMark } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const message = (read: boolean) => ({ _id: 'm1', readAt: read ? '2026-11-21T10:00:00.000Z' : null });

test('sends the second mark after the first was answered, so that it wins', async () => {
  /** Requests that reached the server, with their replies. */
  const marks: { read: boolean; answer: () => void }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'PATCH')
      return Response.json({ items: [message(false)], total: 1, page: 1, limit: 20 });
    const { read } = JSON.parse(String(init.body)) as { read: boolean };
    await new Promise<void>((resolve) => marks.push({ read, answer: resolve }));
    return Response.json(message(read));
  });
  const { result } = renderHook(() => ({ list: useInbox(), mark: useMark() }), { wrapper: MemoryRouter });
  await waitFor(() => expect(result.current.list.rows).toHaveLength(1));

  const both = [result.current.mark('m1', true), result.current.mark('m1', false)];
  await waitFor(() => expect(marks.map(({ read }) => read)).toEqual([true]));
  marks[0]?.answer();
  await waitFor(() => expect(marks.map(({ read }) => read)).toEqual([true, false]));
  marks[1]?.answer();
  await act(() => Promise.all(both));
  expect(result.current.list.rows?.[0]?.readAt).toBeNull();
});
