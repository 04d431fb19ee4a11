import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouteReset } from './route-reset.tsx';

const seen = vi.fn();

function open() {
  const Shell = () => (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <RouteReset mainId="main" />
    </>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, element: <h1>First</h1> },
        { path: 'long', element: <h2 id="खाना">Second</h2> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  seen.mockReset();
  window.scrollTo = seen;
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen(this.id);
  };
});

it('scrolls to the element of the hash', async () => {
  const router = open();
  await act(() => router.navigate(`/long#${encodeURIComponent('खाना')}`));
  expect(seen.mock.calls).toEqual([['खाना']]);
});

it.each(['#nowhere', '#%', '#%ff', ''])('scrolls to the top for %j', async (hash) => {
  const router = open();
  await act(() => router.navigate(`/long${hash}`));
  expect(screen.getByText('Second')).toBeDefined();
  expect(seen.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement?.id).toBe('main');
});

it('does nothing when a visit opens over a page', async () => {
  const router = open();
  await act(() => router.navigate('/long', { state: { over: { pathname: '/', search: '' } } }));
  expect(screen.getByText('Second')).toBeDefined();
  expect(seen).not.toHaveBeenCalled();
  await act(() => router.navigate(-1));
  expect(seen).not.toHaveBeenCalled();
});
