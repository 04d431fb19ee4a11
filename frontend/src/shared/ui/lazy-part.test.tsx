import { fireEvent, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const words = /could not be loaded/;

function Greeting({ name }: { name: string }): ReactNode {
  return <p>Hello {name}</p>;
}

/** A connection that fails as often as asked to. */
function after(failures: number, part: ComponentType<{ name: string }> = Greeting) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  });
}

function show(Part: ComponentType<{ name: string }>) {
  return render(
    <>
      <input aria-label="Typed" />
      <Suspense fallback="waiting">
        <Part name="Priya" />
      </Suspense>
    </>,
  );
}

beforeEach(() => {
  // React says every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('asks again when told to, as often as it takes, and leaves what stands around it alone', async () => {
  const load = after(2);
  show(lazyPart(load));
  fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'a long letter' } });
  for (const tries of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(load).toHaveBeenCalledTimes(tries);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
  }
  expect(await screen.findByText('Hello Priya')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
  expect((screen.getByLabelText('Typed') as HTMLInputElement).value).toBe('a long letter');
});

it('asks again when the visitor comes back, and never for what is here', async () => {
  const load = after(1);
  const Part = lazyPart(load);
  const first = show(Part);
  await screen.findByRole('alert');
  first.unmount();
  const second = show(Part);
  await screen.findByText('Hello Priya');
  second.unmount();
  show(Part);
  expect(screen.getByText('Hello Priya')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks once for two places', async () => {
  const load = after(1);
  const Part = lazyPart(load);
  render(
    <Suspense fallback="waiting">
      <Part name="Priya" />
      <Part name="Arjun" />
    </Suspense>,
  );
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
  expect(await screen.findByText('Hello Priya')).toBeDefined();
  expect(screen.getByText('Hello Arjun')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves an error of the part itself to whoever handles those', async () => {
  class Outer extends Component<{ children: ReactNode }, { error?: Error }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render(): ReactNode {
      return this.state.error ? `outer: ${this.state.error.message}` : this.props.children;
    }
  }
  const Part = lazyPart(
    after(0, () => {
      throw new Error('a bug');
    }),
  );
  render(
    <Outer>
      <Suspense fallback="waiting">
        <Part name="Priya" />
      </Suspense>
    </Outer>,
  );
  expect(await screen.findByText('outer: a bug')).toBeDefined();
});

it('puts what it says into its frame', async () => {
  const Part = lazyPart(after(1), (notice) => <main>{notice}</main>);
  show(Part);
  expect((await screen.findByRole('main')).textContent).toMatch(words);
});
