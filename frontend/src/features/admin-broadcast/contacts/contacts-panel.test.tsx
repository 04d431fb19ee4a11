import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactsPanel } from './contacts-panel.tsx';
import { nobody } from './selection.ts';

/** Reads a file when it is told to. */
class SlowWorker extends EventTarget {
  static latest: SlowWorker;
  constructor() {
    super();
    SlowWorker.latest = this;
  }
  postMessage(): void {}
  terminate(): void {}
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function Panel() {
  const [selection, setSelection] = useState(nobody);
  return <ContactsPanel selection={selection} onChange={setSelection} />;
}

afterEach(() => vi.unstubAllGlobals());

test('who is added by hand while a file is read stays', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  render(<Panel />);
  const file = new File(['Email\nfile@example.com'], 'list.csv');
  fireEvent.change(screen.getByLabelText('Upload a contact file'), { target: { files: [file] } });
  await vi.waitFor(() => expect(SlowWorker.latest).toBeDefined());

  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hand@example.com' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Add', hidden: true }).closest('form')!);
  expect(screen.getByRole('status').textContent).toBe('1 of 1 selected');

  await act(async () => {
    SlowWorker.latest.answer({ contacts: [{ email: 'file@example.com', name: '' }] });
    SlowWorker.latest.answer({ dropped: [] });
  });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 of 2 selected'));
});
