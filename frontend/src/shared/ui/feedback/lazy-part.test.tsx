import { render, screen } from '@testing-library/react';
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteMissingCode } from '../../lib/missing-code.ts';
import { LazyPart } from './lazy-part.tsx';

const words = /could not be loaded/;

/** Fails as Vite does: an event on window, then the error. */
async function lost(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

class Outer extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render(): ReactNode {
    return this.state.error ? `outer: ${this.state.error.message}` : this.props.children;
  }
}

function show(load: () => Promise<{ default: ComponentType }>): void {
  const Part = lazy(load);
  render(
    <Outer>
      <input aria-label="Typed" defaultValue="a long letter" />
      <LazyPart fallback="waiting">
        <Part />
      </LazyPart>
    </Outer>,
  );
}

beforeEach(() => {
  noteMissingCode();
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('shows the part once its code has loaded', async () => {
  show(async () => ({ default: () => 'Hello Priya' }));
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('Hello Priya')).toBeDefined();
});

it('shows an error in place of the part when its code fails to load, and keeps the rest of the page', async () => {
  show(lost);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect((screen.getByLabelText('Typed') as HTMLInputElement).value).toBe('a long letter');
});

it('passes an error of the part on to the next error boundary', async () => {
  show(async () => ({
    default: () => {
      throw new Error('a bug');
    },
  }));
  expect(await screen.findByText('outer: a bug')).toBeDefined();
});
