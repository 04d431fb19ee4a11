import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { bind, bindAt, LineField, LinesField, tick } from './fields.tsx';
import { useDocument } from './use-document.ts';

const saved = { version: 1, name: 'Asha', plans: [{ id: 'a', price: '10', on: true, text: 'One' }] };

function Form(): ReactNode {
  const { root, save } = useDocument(saved, {
    draftKey: 'a-form',
    read: ({ name, plans }) => ({ name, plans }),
    problemsOf: ({ name, plans }) => ({
      ...(plans[0]?.price === '' && { 'plans.0.price': 'Enter a price' }),
      ...(name === '' && { name: 'Enter a name' }),
    }),
    send: () => Promise.resolve(saved),
    latest: () => Promise.resolve(saved),
    stale: 'STALE',
  });
  const plan = bind(bind(root, 'plans'), 0);
  return (
    <main>
      <LineField of={bind(plan, 'price')} label="Price" prefix="₹" />
      <LineField of={bindAt<string>(root, 'name')} label="Name" />
      <LinesField of={bind(plan, 'text')} label="Text" />
      <Checkbox label="On" {...tick(bind(plan, 'on'))} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <output>{JSON.stringify(root.value)}</output>
    </main>
  );
}

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => window.localStorage.clear());

test('fields change their own values only', () => {
  render(<Form />);
  type('Price', '11');
  type('Name', 'Ravi');
  type('Text', 'Two');
  fireEvent.click(screen.getByLabelText('On'));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    name: 'Ravi',
    plans: [{ id: 'a', price: '11', on: false, text: 'Two' }],
  });
});

test('errors are shown at their fields, and the first field has the focus', async () => {
  render(<Form />);
  type('Name', '');
  type('Price', '');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(screen.getByText('Enter a price')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
  type('Price', '5');
  expect(screen.queryByText('Enter a price')).toBeNull();
});
