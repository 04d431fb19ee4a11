import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { PricingSection } from './pricing-section.tsx';

/** pay-2, in rupees: prices of the home page. */
const table = [
  ['individual', 3, 14_375, 30_000],
  ['individual', 6, 27_000, 40_000],
  ['individual', 12, 50_000, 80_000],
  ['buddy', 3, 25_000, 40_000],
  ['buddy', 6, 47_000, 80_000],
  ['buddy', 12, 88_000, 150_000],
] as const;

const plans: Plan[] = table.map(([trainingType, duration, price, original]) => ({
  trainingType,
  duration,
  price: price * 100,
  originalPrice: original * 100,
  discountPercent: Math.round(((original - price) * 100) / original),
  kind: {
    key: trainingType,
    name: trainingType === 'buddy' ? 'Buddy' : 'Individual',
    text: '',
    people: trainingType === 'buddy' ? 2 : 1,
  },
  mostChosen: false,
  sale: null,
}));

function Arrived() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function show(): void {
  const router = createMemoryRouter([
    { path: '/', element: <PricingSection plans={plans} /> },
    { path: '/simple-payment', element: <Arrived /> },
  ]);
  render(<RouterProvider router={router} />);
}

function choose(name: RegExp): void {
  fireEvent.click(screen.getByRole('radio', { name }));
}

it('starts with individual, 3 months', () => {
  show();
  expect(screen.getByRole('radio', { name: 'Individual' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /^3 months/ })).toHaveProperty('checked', true);
  expect(document.body.textContent).toContain('₹14,375 / 3 months');
});

it.each(table)('shows the price of %s, %i months at once', (trainingType, duration, price) => {
  show();
  choose(trainingType === 'buddy' ? /^Buddy/ : /^Individual/);
  choose(new RegExp(`^${duration} months`));
  expect(document.body.textContent).toContain(`₹${price.toLocaleString('en-IN')} / ${duration} months`);
});

it('carries the choice to the payment screen', async () => {
  show();
  choose(/^Buddy/);
  choose(/^6 months/);
  fireEvent.click(screen.getByRole('link', { name: /buy now/i }));
  expect(await screen.findByText('{"mode":"buddy","duration":6}')).toBeDefined();
});
