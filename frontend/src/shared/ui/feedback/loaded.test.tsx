import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { Loaded } from './loaded.tsx';

function show(answer: { data?: string; error?: Error }) {
  const mutate = vi.fn();
  render(
    <Loaded answer={{ ...answer, mutate }} loading={<i>grey</i>} missing="No such payment">
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
  return mutate;
}

const refusal = (status: number): ApiError =>
  new ApiError(status, { code: 'X', message: 'Not today.', requestId: '' });

test('announces loading', () => {
  show({});
  expect(screen.getByRole('status').textContent).toBe('Loading...grey');
});

test.each([400, 404])('shows the missing state for %i', (status) => {
  show({ error: refusal(status) });
  expect(document.body.textContent).toBe('No such payment');
});

test('shows the error, keeps the former data and retries', () => {
  const mutate = show({ data: 'Asha', error: refusal(503) });
  expect(screen.getByRole('alert').textContent).toContain('Not today.');
  expect(screen.getByText('Asha')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mutate).toHaveBeenCalledOnce();
});
