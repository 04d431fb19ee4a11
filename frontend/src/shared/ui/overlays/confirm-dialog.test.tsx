import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../feedback/toaster.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function ask(work: () => Promise<unknown>) {
  const onClose = vi.fn();
  render(
    <>
      <Toaster />
      <ConfirmDialog
        title="Delete it?"
        text="This cannot be undone."
        confirmLabel="Delete"
        work={work}
        done="It is deleted."
        failure="It could not be deleted."
        onClose={onClose}
      />
    </>,
  );
  return onClose;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /Delete|Working/ }));

test('the confirmed action runs once, and the dialog closes when it has finished', async () => {
  let finish: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = ask(work);
  confirm();
  confirm();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([work.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await act(async () => finish());
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText('It is deleted.')).toBeTruthy();
});

test('the dialog shows the error of a failed action until the next try', async () => {
  const work = vi.fn(() => Promise.reject(new Error('for developers')));
  const onClose = ask(work);
  await act(async () => confirm());
  expect(screen.getByText('It could not be deleted.')).toBeTruthy();
  work.mockImplementation(() => new Promise(() => undefined));
  await act(async () => confirm());
  expect(screen.queryByText('It could not be deleted.')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
