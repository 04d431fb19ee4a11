import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactsPanel } from './contacts-panel.tsx';
import { emptySelection } from './selection.ts';

/** Reads a file when told to. */
class SlowWorker extends EventTarget {
  static latest: SlowWorker;
  asked: unknown;
  constructor() {
    super();
    SlowWorker.latest = this;
  }
  postMessage(asked: unknown): void {
    this.asked = asked;
  }
  terminate(): void {}
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function Panel() {
  const [selection, setSelection] = useState(emptySelection);
  return <ContactsPanel selection={selection} onChange={setSelection} />;
}

beforeEach(() => void vi.stubGlobal('Worker', SlowWorker));
afterEach(() => vi.unstubAllGlobals());

const choose = async (answers: readonly unknown[]): Promise<void> => {
  const before = SlowWorker.latest;
  fireEvent.change(screen.getByLabelText('Upload a contact file'), {
    target: { files: [new File(['Email\nfile@example.com'], 'list.csv')] },
  });
  await answer(before, answers);
};

/** Replies in the name of the worker started after `before`. */
async function answer(before: SlowWorker | undefined, answers: readonly unknown[]): Promise<void> {
  await vi.waitFor(() => expect(SlowWorker.latest).not.toBe(before));
  await act(async () => answers.forEach((data) => SlowWorker.latest.answer(data)));
}

const selected = (): string | undefined =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .find((text) => text.endsWith('selected'));
const summary = (): string => screen.getByText('list.csv').parentElement?.textContent ?? '';

const asha = { email: 'asha@example.com', name: 'Asha' };
const ravi = { email: 'ravi@example.com', name: 'Ravi' };
const dev = { email: 'dev@example.com', name: 'Dev' };

test('keeps a contact added while a file is read', async () => {
  render(<Panel />);
  await choose([]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hand@example.com' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Add', hidden: true }).closest('form')!);
  expect(selected()).toBe('1 of 1 selected');

  await act(async () => {
    SlowWorker.latest.answer({ contacts: [asha] });
    SlowWorker.latest.answer({ dropped: [], held: [] });
  });
  await vi.waitFor(() => expect(selected()).toBe('2 of 2 selected'));
  expect(summary()).toBe('list.csv: 1 contact, no rows left out.');
});

test('leaves out and unselects people who opted out, until the user confirms to include them', async () => {
  render(<Panel />);
  await choose([{ contacts: [ravi] }, { dropped: [], held: [] }]);
  await choose([
    { contacts: [asha] },
    {
      dropped: [{ row: 4, reason: 'No email', value: 'Nobody' }],
      held: [{ column: 'status', rows: [{ row: 3, ...ravi }] }],
    },
  ]);
  await vi.waitFor(() => expect(selected()).toBe('1 of 2 selected'));
  expect(summary()).toBe(
    'list.csv: 1 contact, 2 rows left out: not subscribed (column status) (1), no email (1). Download these rows',
  );
  expect(screen.getByText(/1 person left out: not subscribed according to column “status”/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Include them anyway' }));
  const question = screen.getByRole('alertdialog', {
    name: 'These people are not subscribed. Include them?',
  });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(selected()).toBe('1 of 2 selected');
  fireEvent.click(screen.getByRole('button', { name: 'Include them anyway' }));
  fireEvent.click(within(question).getByRole('button', { name: 'Include them' }));
  expect(selected()).toBe('2 of 2 selected');
  expect(summary()).toBe('list.csv: 2 contacts, 1 row left out: no email (1). Download these rows');
  expect(screen.queryByRole('button', { name: 'Include them anyway' })).toBeNull();
});

const withHiddenRows = [
  { contacts: [asha] },
  { dropped: [], held: [{ column: undefined, rows: [ravi, dev].map((one, i) => ({ row: 3 + i, ...one })) }] },
];

test('selects hidden rows when they are included', async () => {
  render(<Panel />);
  await choose(withHiddenRows);
  await vi.waitFor(() => expect(selected()).toBe('1 of 1 selected'));
  expect(screen.getByText('2 rows are hidden in this file. Include them?')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Include' }));
  expect(selected()).toBe('3 of 3 selected');
  expect(summary()).toBe('list.csv: 3 contacts, no rows left out.');
  expect(document.activeElement?.textContent).toBe(summary());
});

test('leaves out hidden rows when the user says so', async () => {
  render(<Panel />);
  await choose(withHiddenRows);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave out' }));
  expect(selected()).toBe('1 of 1 selected');
  expect(summary()).toBe('list.csv: 1 contact, 2 rows left out: hidden row (2). Download these rows');
  expect(screen.queryByText(/Include them/)).toBeNull();
  expect(document.activeElement?.textContent).toBe(summary());
});

test('reads nothing of a file with a hidden first sheet until a sheet is chosen', async () => {
  render(<Panel />);
  await choose([{ sheets: { hidden: 'Old', visible: 'Clients' } }]);
  expect(
    await screen.findByText('The first sheet “Old” is hidden. Which sheet should we read?'),
  ).toBeDefined();
  const before = SlowWorker.latest;
  fireEvent.click(screen.getByRole('button', { name: 'Read “Clients”' }));
  await answer(before, [{ contacts: [asha] }, { dropped: [], held: [] }]);
  expect(SlowWorker.latest.asked).toMatchObject({ sheet: 'Clients' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '1. Contacts' }));
  await vi.waitFor(() => expect(selected()).toBe('1 of 1 selected'));
  expect(screen.queryByText(/is hidden/)).toBeNull();
});
