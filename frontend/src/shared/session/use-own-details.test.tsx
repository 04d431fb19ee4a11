import { act, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useOwnDetails } from './use-own-details.ts';

const session = vi.hoisted(() => ({ user: null as { name: string; email: string } | null }));
vi.mock('./session.ts', () => ({ useSession: () => session }));

const inputs = { name: 'name', email: 'email' };

function Form(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useOwnDetails(form, inputs);
  return (
    <form ref={form}>
      <input name="name" aria-label="Name" />
      <input name="email" aria-label="Email" />
    </form>
  );
}

test('removes prefilled details on sign-out and keeps typed ones', () => {
  session.user = { name: 'Asha', email: 'asha@example.com' };
  const { rerender } = render(<Form />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([name.value, email.value]).toEqual(['Asha', 'asha@example.com']);
  email.value = 'other@example.com';
  session.user = null;
  act(() => rerender(<Form />));
  expect([name.value, email.value]).toEqual(['', 'other@example.com']);
});
