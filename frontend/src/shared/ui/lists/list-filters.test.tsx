import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateRange } from './date-range.tsx';
import { ListFilters } from './list-filters.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('Apply asks at once for everything that is typed, and once', () => {
  const [onSearch, onRange] = [vi.fn(), vi.fn()];
  render(
    <ListFilters apply search={{ value: '', onSearch }} onClear={() => undefined}>
      <DateRange startDate="" endDate="" onChange={onRange} />
    </ListFilters>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'meera' } });
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-11-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['meera']]);
  expect(onRange.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: '' }]]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(onSearch).toHaveBeenCalledOnce();
  expect(onRange).toHaveBeenCalledOnce();
});
