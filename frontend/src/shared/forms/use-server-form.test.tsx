import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/errors.ts';
import { useServerForm } from './use-server-form.ts';

const rules = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  email: z.string().check(z.minLength(1, 'Email is required')),
});
type Person = z.output<typeof rules>;

interface Sent {
  values: Person;
  answer: (refusal?: Error) => void;
}

/** A form, what it has sent, and the errors it showed outside its fields. */
function open(load: () => Promise<typeof rules> = () => Promise.resolve(rules)): {
  sent: Sent[];
  told: boolean[];
} {
  const sent: Sent[] = [];
  const told: boolean[] = [];
  function Form(): ReactNode {
    const [problem, setProblem] = useState('');
    const { form, register, errors, busy, reset } = useServerForm({
      rules: load,
      send: async (values: Person) => {
        await new Promise<void>((resolve, reject) => {
          sent.push({ values, answer: (refusal) => (refusal ? reject(refusal) : resolve()) });
        });
        reset();
      },
      onRefused: (error, named) => {
        told.push(named);
        setProblem(error instanceof Error ? error.message : '');
      },
    });
    return (
      <form {...form} aria-label="Person" noValidate aria-busy={busy}>
        <input aria-label="Name" data-error={errors['name']} {...register('name')} />
        <input aria-label="Email" data-error={errors['email']} {...register('email')} />
        <p>{problem}</p>
      </form>
    );
  }
  render(<Form />);
  return { sent, told };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const said = (label: string) => input(label).getAttribute('data-error');
const type = (label: string, text: string) => fireEvent.input(input(label), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const isBusy = () => screen.getByRole('form').getAttribute('aria-busy') === 'true';

function refused(fields?: Record<string, string>): ApiError {
  return new ApiError(400, { code: 'X', message: 'Refused.', requestId: 'r', ...(fields && { fields }) });
}

test('a submit waits for the rules, keeps what was typed and sends once', async () => {
  let arrive = (): void => undefined;
  const { sent } = open(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(rules);
      }),
  );
  type('Name', ' Asha ');
  submit();
  submit();
  expect(isBusy()).toBe(true);
  // Typed during the load.
  type('Email', 'asha@example.com');
  await act(async () => arrive());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.values).toEqual({ name: 'Asha', email: 'asha@example.com' });
  submit();
  await act(async () => sent[0]?.answer());
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(sent).toHaveLength(1);
  expect(input('Email').value).toBe('');
});

test('validation errors are shown until their field is edited, and the first field has the focus', async () => {
  const { sent } = open();
  submit();
  await waitFor(() => expect(said('Name')).toBe('Name is required'));
  expect(said('Email')).toBe('Email is required');
  expect(document.activeElement).toBe(input('Name'));
  type('Name', 'A');
  expect(said('Name')).toBeNull();
  type('Name', '');
  expect(said('Name')).toBeNull();
  submit();
  await waitFor(() => expect(said('Name')).toBe('Name is required'));
  expect(sent).toEqual([]);
});

test('server errors are shown at their fields, others go to onRefused', async () => {
  const { sent, told } = open();
  type('Name', 'Asha');
  type('Email', 'x');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.answer(refused({ email: 'Not this one.', elsewhere: 'Not here.' })));
  expect(said('Email')).toBe('Not this one.');
  expect(said('Name')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input('Email')));
  type('Email', 'y');
  expect(said('Email')).toBeNull();

  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => sent[1]?.answer(refused({ elsewhere: 'Not here.' })));
  expect(told).toEqual([true, false]);
  expect(screen.getByText('Refused.')).toBeTruthy();
  expect(input('Email').value).toBe('y');
});

test('a failed load of the rules is reported at submit and retried by the next one', async () => {
  let lost = true;
  const { sent, told } = open(async () => {
    if (lost) throw new Error('Lost on the way.');
    return rules;
  });
  await act(async () => input('Name').focus());
  expect(told).toEqual([]);
  submit();
  await screen.findByText('Lost on the way.');
  expect(isBusy()).toBe(false);
  lost = false;
  type('Name', 'Asha');
  type('Email', 'x');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('values filled in without events are sent', async () => {
  const { sent } = open();
  await act(async () => input('Name').focus());
  input('Name').value = 'Asha';
  input('Email').value = 'asha@example.com';
  submit();
  await waitFor(() => expect(sent[0]?.values).toEqual({ name: 'Asha', email: 'asha@example.com' }));
});
