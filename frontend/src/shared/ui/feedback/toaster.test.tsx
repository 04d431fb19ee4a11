import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const item of toastStore.read()) dismissToast(item.id);
  vi.useRealTimers();
});

async function toaster(): Promise<void> {
  render(<Toaster />);
  await act(async () => void (await import('./toast-line.tsx')));
}

test('a toast is shown at once, before the code of its line has loaded', async () => {
  render(<Toaster />);
  act(() => void toast.error('Payment failed. Please try again.'));
  expect(screen.getByRole('alert').textContent).toBe('Payment failed. Please try again.');
  await act(async () => void (await import('./toast-line.tsx')));
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
});

test('a success is a status that is dismissed after six seconds', async () => {
  await toaster();
  act(() => void toast.success('Profile saved'));
  expect(within(screen.getByRole('status')).getByText('Profile saved')).toBeDefined();
  act(() => void vi.advanceTimersByTime(5999));
  expect(screen.queryByText('Profile saved')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Profile saved')).toBeNull();
});

test('an info toast has no tick', async () => {
  await toaster();
  act(() => void toast.success('Paid'));
  act(() => void toast.info('Payment cancelled.'));
  const status = within(screen.getByRole('status'));
  const drawing = (text: string) =>
    status.getByText(text).parentElement?.querySelector('svg path')?.getAttribute('d');
  expect(drawing('Payment cancelled.')).not.toBe(drawing('Paid'));
});

test('an error is an alert that stays until it is dismissed', async () => {
  await toaster();
  act(() => void toast.error('Payment failed. Please try again.'));
  act(() => void vi.advanceTimersByTime(3_600_000));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Payment failed. Please try again.')).toBeDefined();
  fireEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Payment failed. Please try again.')).toBeNull();
});

test('a repeated text is shown once', () => {
  render(<Toaster />);
  act(() => void toast.error('Invalid email'));
  act(() => void toast.error('Invalid email'));
  expect(screen.getAllByText('Invalid email')).toHaveLength(1);
});

test('an open dialog shows the toasts, and the page shows them again when it closes', () => {
  const { rerender } = render(
    <>
      <Toaster />
      <section aria-label="dialog">
        <Toaster />
      </section>
    </>,
  );
  act(() => void toast.error('Invalid email'));
  expect(within(screen.getByRole('region')).getByText('Invalid email')).toBeDefined();
  expect(screen.getAllByText('Invalid email')).toHaveLength(1);
  rerender(
    <>
      <Toaster />
    </>,
  );
  expect(screen.getAllByText('Invalid email')).toHaveLength(1);
});
