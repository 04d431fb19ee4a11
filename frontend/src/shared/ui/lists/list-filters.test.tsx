import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateRange } from './date-range.tsx';
import type { List } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('Apply applies every typed text once, without the delay', () => {
  const [go, onRange] = [vi.fn(), vi.fn()];
  const list = { query: { search: '', page: 1 }, set: [], go } as unknown as List<
    unknown,
    { search: string; page: number }
  >;
  render(
    <ListFilters apply list={list}>
      <DateRange startDate="" endDate="" onChange={onRange} />
    </ListFilters>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'meera' } });
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-11-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  act(() => void vi.advanceTimersByTime(1));
  expect(go.mock.calls).toEqual([[{ search: 'meera' }, 'typed']]);
  expect(onRange.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: '' }]]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(go).toHaveBeenCalledOnce();
  expect(onRange).toHaveBeenCalledOnce();
});
