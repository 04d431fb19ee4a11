import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from './client.ts';
import { ApiError } from './errors.ts';
import { addressOf, useGet } from './get.ts';
import { useChange } from './use-change.ts';

afterEach(() => vi.unstubAllGlobals());

test('revalidates the affected addresses after a change, refused or not', async () => {
  const asked: string[] = [];
  let status = 200;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    if (init?.method !== 'PUT') return Response.json({ items: [], total: 0 });
    return Response.json({ code: 'STALE', message: 'Someone was faster.' }, { status });
  });
  const { result } = renderHook(() => ({
    people: useGet(addressOf('/api/admin/people')),
    mails: useGet(addressOf('/api/admin/mails')),
    change: useChange('/api/admin/people'),
  }));
  await waitFor(() => expect(asked).toEqual(['GET /api/admin/people', 'GET /api/admin/mails']));
  const change = () =>
    result.current.change(
      api.PUT('/api/admin/people/{id}/role', { params: { path: { id: '1' } }, body: { role: 'coach' } }),
    );
  asked.length = 0;
  await change();
  status = 409;
  await expect(change()).rejects.toThrow(ApiError);
  const once = ['PUT /api/admin/people/1/role', 'GET /api/admin/people'];
  expect(asked).toEqual([...once, ...once]);
});
