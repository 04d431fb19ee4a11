import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileForm } from './profile-form.tsx';

/** ms that resizing a photo of this name takes; 0 for others. */
const slow = { name: 'large', ms: 3_000 };

vi.mock('../photo.ts', async (original) => ({
  ...(await original<typeof import('../photo.ts')>()),
  shrinkPhoto: async ({ name }: File) => {
    if (name === slow.name) await new Promise((resolve) => setTimeout(resolve, slow.ms));
    return `data:image/webp;${name}`;
  },
}));

/** Navigation type, which jsdom does not report. */
let loadedBy: NavigationTimingType;

beforeEach(async () => {
  loadedBy = 'navigate';
  localStorage.clear();
  // Loaded on first focus; the clock is fake from here on.
  await Promise.all([import('#shared/forms/engine.ts'), import('../schema.ts')]);
  vi.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: loadedBy }] });
});
afterEach(() => vi.useRealTimers());

const choose = (name: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/photo/), { target: { files: [new File(['x'], name)] } });
  });

const unsaved = () => screen.queryByText('You have unsaved changes.') !== null;

test('keeps a photo chosen during a save as unsaved', async () => {
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

test('reports a future date and an incomplete address, and stores nothing', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />);
  fireEvent.input(screen.getByLabelText('Date of Birth'), { target: { value: '2999-01-01' } });
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'asha@' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Save Profile' }).closest('form')!);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('The date of birth cannot be in the future')).not.toBeNull();
  expect(screen.queryByText('Please enter a valid email')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Date of Birth'));
  expect(localStorage.getItem('user_profile')).toBeNull();
  await act(async () => fireEvent.input(screen.getByLabelText('Email'), { target: { value: '' } }));
  expect(screen.queryByText('Please enter a valid email')).toBeNull();
});

test('waits for a pending photo before saving', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />);
  await choose(slow.name);
  fireEvent.submit(screen.getByRole('button', { name: 'Save Profile' }).closest('form')!);
  await act(() => vi.advanceTimersByTimeAsync(slow.ms - 1));
  expect(localStorage.getItem('user_profile')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(501));
  expect(localStorage.getItem('user_profile')).toContain(slow.name);
  expect(unsaved()).toBe(false);
});

test("clears a member's values when they sign out in another tab", async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: 'asha' }))}.x`;
  localStorage.setItem('access_token', token);
  localStorage.setItem(
    'user_profile',
    JSON.stringify({ name: 'Asha', phone: '90000 00000', photo: 'data:image/webp;a', owner: 'asha' }),
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  expect(phone.value).toBe('90000 00000');
  fireEvent.input(screen.getByLabelText('Address'), { target: { value: 'typed' } });
  localStorage.removeItem('access_token');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(phone.value).toBe('');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
  expect(unsaved()).toBe(false);
});

/** Server-rendered page with `texts` typed before hydration. */
function hydrateWith(texts: Record<string, string>): void {
  const app = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfileForm /> }])} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app());
  for (const [label, text] of Object.entries(texts)) {
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  }
  render(app(), { container, hydrate: true });
}

test('replaces values restored by the browser with the stored ones', () => {
  localStorage.setItem('user_profile', JSON.stringify({ name: 'Asha', phone: '90000 00000' }));
  loadedBy = 'back_forward';
  hydrateWith({ Phone: '91111 11111', Address: 'of another member' });
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('90000 00000');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('');
  expect(unsaved()).toBe(false);
});

test('keeps values typed before hydration', () => {
  localStorage.setItem('user_profile', JSON.stringify({ name: 'Asha', phone: '90000 00000' }));
  hydrateWith({ Phone: '91111 11111' });
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('91111 11111');
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Asha');
});
