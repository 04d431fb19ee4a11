import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchInput } from './list-filters.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('searches once, 250 ms after the last keystroke', () => {
  const onSearch = vi.fn();
  render(<SearchInput value="" onSearch={onSearch} />);
  type('a');
  wait(200);
  type('ab');
  wait(249);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['ab']]);
});

test('a filter chosen during the delay is kept', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SearchInput value="" onSearch={before} />);
  type('ab');
  rerender(<SearchInput value="" onSearch={after} />);
  wait(1_000);
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls).toEqual([['ab']]);
});

test('a late echo of its own text does not overwrite a newer one', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchInput value="" onSearch={onSearch} />);
  type('a');
  wait(250);
  type('ab');
  rerender(<SearchInput value="a" onSearch={onSearch} />);
  expect(box().value).toBe('ab');
  wait(250);
  expect(onSearch.mock.lastCall).toEqual(['ab']);
});

test('a clear from outside during the delay discards the typed text', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchInput value="old" onSearch={onSearch} />);
  type('older');
  rerender(<SearchInput value="" onSearch={onSearch} />);
  expect(box().value).toBe('');
  wait(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('an unmounted field does not search', () => {
  const onSearch = vi.fn();
  const { unmount } = render(<SearchInput value="" onSearch={onSearch} />);
  type('ab');
  unmount();
  wait(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('Enter searches at once with the trimmed text', () => {
  const onSearch = vi.fn();
  render(<SearchInput value="" onSearch={onSearch} />);
  type(' ab ');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['ab']]);
  expect(box().value).toBe(' ab ');
  wait(1_000);
  expect(onSearch).toHaveBeenCalledOnce();
});
