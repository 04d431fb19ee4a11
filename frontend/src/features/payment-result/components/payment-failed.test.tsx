import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PaymentFailed } from './payment-failed.tsx';

function show(state: unknown): void {
  const router = createMemoryRouter([{ path: '/payment-failed', element: <PaymentFailed /> }], {
    initialEntries: [{ pathname: '/payment-failed', state }],
  });
  render(<RouterProvider router={router} />);
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('states that the failed payment was not charged', () => {
  show({ mode: 'individual', duration: 3 });
  expect(title()).toBe('Payment failed');
  expect(document.body.textContent).toContain('You have not been charged.');
  expect(document.body.textContent).toContain('The payment was not charged.');
});

it('claims no payment without a failed one', () => {
  show(null);
  expect(title()).toBe('If your payment failed');
  expect(document.body.textContent).not.toContain('You have not been charged');
  expect(document.body.textContent).not.toContain('The payment was not charged');
  expect(screen.getByRole('link', { name: 'Try Payment Again' }).getAttribute('href')).toBe(
    '/training-programs',
  );
});
