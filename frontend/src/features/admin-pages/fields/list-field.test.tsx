import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withValue } from '#shared/document/document.ts';
import { bind, LineField, type Part } from '#shared/document/fields.tsx';
import { ListField } from './list-field.tsx';

interface Item {
  id: string;
  title: string;
}

let made = 0;

function List({
  titles,
  errors = {},
  most = 4,
}: {
  titles: string[];
  errors?: Record<string, string>;
  most?: number;
}): ReactNode {
  const [value, setValue] = useState({ items: titles.map((title): Item => ({ id: title, title })) });
  const content: Part<{ items: readonly Item[] }> = {
    value,
    path: '',
    errors,
    busy: false,
    set: (path, next) => setValue((before) => withValue(before, path, next)),
  };
  return (
    <ListField
      of={bind(content, 'items')}
      legend="Items"
      one="row"
      most={most}
      called={({ title }) => title}
      create={() => ({ id: `made ${(made += 1)}`, title: '' })}
    >
      {(item) => <LineField label="Title" of={bind(item, 'title')} />}
    </ListField>
  );
}

const names = (): (string | null)[] =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent ?? null);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('adds an item opened, with the focus in its first field and its title as typed', () => {
  render(<List titles={[]} />);
  press('Add row');
  const field = screen.getByLabelText('Title');
  expect(document.activeElement).toBe(field);
  expect(names()).toEqual(['New row 1']);
  fireEvent.change(field, { target: { value: 'First' } });
  expect(names()).toEqual(['First']);
});

test('moves an item by buttons that keep the focus, and announces its position', () => {
  render(<List titles={['a', 'b', 'c']} />);
  press('Move c up');
  expect(names()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move c up' }));
  expect(screen.getByRole('status').textContent).toBe('c moved to position 2 of 3.');
  press('Move c up');
  expect(names()).toEqual(['c', 'a', 'b']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move c down' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move c up' }).disabled).toBe(true);
});

test('restores a removed item at its position', () => {
  render(<List titles={['a', 'b', 'c']} />);
  press('Remove b');
  expect(names()).toEqual(['a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('status').textContent).toBe('b was removed.');
  press('Undo');
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('opens items with errors, and adds none to a full list', () => {
  render(
    <List
      titles={['a', 'b']}
      errors={{ 'items.1.title': 'This is required', items: 'At most 2' }}
      most={2}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).queryByLabelText('Title')).toBeNull();
  expect(within(second as HTMLElement).getByText('This is required')).toBeTruthy();
  expect(screen.getByText('At most 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
});
