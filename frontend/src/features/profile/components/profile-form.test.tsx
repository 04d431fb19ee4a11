import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileForm } from './profile-form.tsx';

/** ms that a photo named so takes to be made small; any other takes none. */
const slow = { name: 'large', ms: 3_000 };

vi.mock('../photo.ts', async (original) => ({
  ...(await original<typeof import('../photo.ts')>()),
  shrinkPhoto: async ({ name }: File) => {
    if (name === slow.name) await new Promise((resolve) => setTimeout(resolve, slow.ms));
    return `data:image/webp;${name}`;
  },
}));

beforeEach(async () => {
  localStorage.clear();
  // What comes with the first focus; from here on the clock stands still.
  await Promise.all([import('../../../shared/forms/engine.ts'), import('../schema.ts')]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const choose = (name: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/photo/), { target: { files: [new File(['x'], name)] } });
  });

const unsaved = () => screen.queryByText('You have unsaved changes.') !== null;

test('a photo chosen while the one before is being saved is still to be saved', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />);
  await choose('first');
  expect(unsaved()).toBe(true);
  fireEvent.submit(screen.getByRole('button', { name: 'Save Profile' }).closest('form')!);
  await choose('second');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(localStorage.getItem('user_profile')).toContain('first');
  expect(screen.getByRole<HTMLImageElement>('img').src).toContain('second');
  expect(unsaved()).toBe(true);

  fireEvent.submit(screen.getByRole('button', { name: 'Save Profile' }).closest('form')!);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(localStorage.getItem('user_profile')).toContain('second');
  expect(unsaved()).toBe(false);
});

test('saving waits for a photo that is still being made small', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />);
  await choose(slow.name);
  fireEvent.submit(screen.getByRole('button', { name: 'Save Profile' }).closest('form')!);
  await act(() => vi.advanceTimersByTimeAsync(slow.ms - 1));
  expect(localStorage.getItem('user_profile')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(501));
  expect(localStorage.getItem('user_profile')).toContain(slow.name);
  expect(unsaved()).toBe(false);
});
