import { expect, it } from 'vitest';
import { readRetryOffer, retryState, type RetryOffer } from '#shared/lib/retry-offer.ts';
import { atOfferedPrice } from './offered-price.ts';
import { findPlan, kindsOf, type Plan } from './plan.ts';

const plan: Plan = {
  trainingType: 'individual',
  duration: 3,
  price: 1_500_000,
  originalPrice: 3_000_000,
  discountPercent: 50,
  kind: { key: 'individual', name: 'Individual', text: '', people: 1 },
  mostChosen: false,
  sale: null,
};
const other: Plan = { ...plan, duration: 6 };
const offer: RetryOffer = {
  trainingType: 'individual',
  duration: 3,
  priceList: 'simple-payment',
  amount: 1_437_500,
  statusToken: 'token_1',
};

it('offers the tried plan at its offered price, with the resulting discount', () => {
  expect(atOfferedPrice([plan, other], offer)).toEqual([
    { ...plan, price: 1_437_500, discountPercent: 52 },
    other,
  ]);
  expect(atOfferedPrice([plan], null)).toEqual([plan]);
});

it('is carried in the route state; other states are ignored', () => {
  expect(readRetryOffer(retryState(offer))).toEqual(offer);
  expect(retryState(offer)).toMatchObject({ mode: 'individual', duration: 3 });
  for (const state of [
    null,
    'retry',
    { mode: 'individual', duration: 3 },
    { ...retryState(offer), mode: 'Family!' },
    { ...retryState(offer), retry: { priceList: 'free', amount: 1, statusToken: 't' } },
    { ...retryState(offer), retry: { priceList: 'simple-payment', amount: '1', statusToken: 't' } },
  ]) {
    expect(readRetryOffer(state)).toBeNull();
  }
});

const buddy: Plan = { ...plan, trainingType: 'buddy', kind: { ...plan.kind, key: 'buddy', people: 2 } };
const plans = [plan, other, buddy];

it.each([
  [{ trainingType: 'individual', duration: 6 }, other],
  // Plans not on sale: the nearest one.
  [{ trainingType: 'buddy', duration: 6 }, buddy],
  [{ trainingType: 'family', duration: 6 }, other],
  [{ trainingType: 'family', duration: 7 }, plan],
])('finds a plan for %j', (choice, found) => {
  expect(findPlan(plans, choice)).toBe(found);
});

it("lists the kinds in the list's order", () => {
  expect(kindsOf(plans).map(({ key }) => key)).toEqual(['individual', 'buddy']);
});
