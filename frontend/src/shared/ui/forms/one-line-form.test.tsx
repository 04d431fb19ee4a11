import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OneLineForm } from './one-line-form.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

async function submitted(meanwhile: () => void): Promise<string[]> {
  const sent: string[] = [];
  let answer = (): void => undefined;
  const onSubmit = (text: string) => {
    sent.push(text);
    return new Promise<boolean>((resolve) => {
      answer = () => resolve(true);
    });
  };
  render(<OneLineForm label="Address" button="Add" type="email" onSubmit={onSubmit} />);
  type(' asha@example.com ');
  fireEvent.submit(box().closest('form')!);
  meanwhile();
  await act(async () => answer());
  return sent;
}

test('clears the field after a successful submit', async () => {
  expect(await submitted(() => undefined)).toEqual(['asha@example.com']);
  expect(box().value).toBe('');
});

test('keeps a text that was typed during the submit', async () => {
  await submitted(() => type('ravi@'));
  expect(box().value).toBe('ravi@');
});
