import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { withValue } from '#shared/document/document.ts';
import { bind, type Part } from '#shared/document/fields.tsx';
import { SocialFields } from './social-fields.tsx';

const one = { name: 'Instagram', url: 'https://a.example/one' };
const other = { name: 'You Tube', url: 'https://b.example/?x=1' };

function Form({ social }: { social: (typeof one)[] }): ReactNode {
  const [value, setValue] = useState({ social });
  const form: Part<{ social: readonly (typeof one)[] }> = {
    value,
    path: '',
    errors: { 'social.1.url': 'No address' },
    busy: false,
    set: (path, next) => setValue((before) => withValue(before, path, next)),
  };
  return <SocialFields of={bind(form, 'social')} />;
}

const texts = (): string[] => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const focused = (): string | undefined => (document.activeElement as HTMLInputElement).value;

test('changes, moves and removes a link, keeps the others, and moves the focus', () => {
  render(<Form social={[one, other]} />);
  expect(screen.getByText('No address')).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue('You Tube'), { target: { value: 'Videos' } });
  expect(texts()).toEqual([one.name, one.url, 'Videos', other.url]);
  press('Move Videos up');
  expect(texts()).toEqual(['Videos', other.url, one.name, one.url]);
  expect(focused()).toBe('Videos');
  press('Move Videos down');
  press('Remove Instagram');
  expect(texts()).toEqual(['Videos', other.url]);
  expect(focused()).toBe('Videos');
  press('Remove Videos');
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add link' }));
});

test('focuses a new empty link and allows at most eight', () => {
  render(<Form social={Array.from({ length: 7 }, () => one)} />);
  press('Add link');
  expect(texts()).toHaveLength(16);
  expect(focused()).toBe('');
  expect(screen.getByText('At most 8 links.')).toBeTruthy();
});
