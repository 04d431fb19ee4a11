import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Published } from './publication.ts';
import { DraftDialogs, PublishBar } from './publishing.tsx';
import type { Editing } from './use-document.ts';

it.each([
  [true, 'They are lost when you leave.'],
  [false, 'Your changes stay in this browser'],
])('says at leaving what becomes of the changes; not kept: %s', async (unkept, words) => {
  const draft = { dirty: true, unkept, conflict: null } as Editing<object, Published>;
  const router = createMemoryRouter([
    { path: '/', element: <DraftDialogs draft={draft} path="/history" labelOf={String} /> },
    { path: '/away', element: <p>Away</p> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/away'));
  expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain(words);
  unmount();
});

it.each([
  [{ dirty: true, unkept: false }, 'Not published yet. Kept in this browser.'],
  [{ dirty: true, unkept: true }, 'Not published yet. This browser cannot keep it.'],
  [{ dirty: false, unkept: false }, ''],
])('says beside Publish whether the draft is published: %o', (state, words) => {
  const draft = { ...state, busy: false, save: vi.fn(), discard: vi.fn() } as unknown as Editing<
    object,
    Published
  >;
  const { unmount } = render(<PublishBar draft={draft} />);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', !state.dirty);
  unmount();
});
