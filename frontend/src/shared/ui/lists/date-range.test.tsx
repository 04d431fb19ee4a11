import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateRange } from './date-range.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) => fireEvent.change(day(label), { target: { value } });
const wait = () => act(() => void vi.advanceTimersByTime(1_000));
const refusal = 'The end date is before the start date';

test('a complete date is applied together with the other one', () => {
  const onChange = vi.fn();
  render(<DateRange startDate="2026-11-01" endDate="" onChange={onChange} />);
  enter('End date', '2026-11-20');
  expect(onChange).not.toHaveBeenCalled();
  wait();
  expect(onChange.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: '2026-11-20' }]]);
});

test('an incomplete year is not applied and shows an error on blur', () => {
  const onChange = vi.fn();
  render(<DateRange startDate="" endDate="" onChange={onChange} />);
  enter('Start date', '0020-11-01');
  wait();
  expect(onChange).not.toHaveBeenCalled();
  expect(day('Start date').value).toBe('0020-11-01');
  fireEvent.blur(day('Start date'));
  expect(screen.getByText('Enter a full date, 2000 or later')).toBeTruthy();
  enter('Start date', '2026-11-01');
  expect(screen.queryByText('Enter a full date, 2000 or later')).toBeNull();
  wait();
  expect(onChange.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: '' }]]);
});

test('an end before the start shows an error and is not applied', () => {
  const onChange = vi.fn();
  render(<DateRange startDate="2026-11-10" endDate="" onChange={onChange} />);
  enter('End date', '2026-11-09');
  wait();
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(day('End date').getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
  enter('Start date', '2026-11-01');
  wait();
  expect(screen.queryByText(refusal)).toBeNull();
  expect(onChange.mock.calls).toEqual([[{ startDate: '2026-11-01', endDate: '2026-11-09' }]]);
});

test('Back restores the applied dates', () => {
  const { rerender } = render(<DateRange startDate="2026-11-10" endDate="" onChange={vi.fn()} />);
  enter('End date', '2026-11-09');
  rerender(<DateRange startDate="2026-10-01" endDate="2026-10-31" onChange={vi.fn()} />);
  expect([day('Start date').value, day('End date').value]).toEqual(['2026-10-01', '2026-10-31']);
});
