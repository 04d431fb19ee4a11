import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

function show(dismissible: boolean): { onClose: ReturnType<typeof vi.fn>; dialog: HTMLElement } {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Meera’s story" dismissible={dismissible}>
      Words
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Meera’s story' }) };
}

test('Escape, the close button and the backdrop each ask to close', () => {
  const { onClose, dialog } = show(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a click on the content does not close', () => {
  const { onClose } = show(true);
  fireEvent.click(screen.getByText('Words'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that is not dismissible has no close button and ignores Escape and the backdrop', () => {
  const { onClose, dialog } = show(false);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that the browser closes reopens and asks its owner', () => {
  const { onClose, dialog } = show(true);
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalled();
  expect((dialog as HTMLDialogElement).open).toBe(true);
});

test('an alert dialog focuses Cancel first', () => {
  render(
    <AlertDialog
      open
      title="Delete this recipe?"
      confirmLabel="Delete"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    />,
  );
  expect(document.activeElement?.textContent).toBe('Cancel');
});

function Opener({ stays }: { stays: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main>
      <h1>Payment</h1>
      <section aria-label="Money">
        {!gone && <button onClick={() => setOpen(true)}>Refund</button>}
        {open && (
          <Dialog
            open
            title="Refund"
            onClose={() => {
              setOpen(false);
              setGone(!stays);
            }}
          >
            Words
          </Dialog>
        )}
      </section>
    </main>
  );
}

test.each([
  [true, 'Refund'],
  [false, 'Money'],
])('a removed dialog returns the focus (its opener stays: %s)', (stays, name) => {
  render(<Opener stays={stays} />);
  const opener = screen.getByRole('button', { name: 'Refund' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole(stays ? 'button' : 'region', { name }));
});
