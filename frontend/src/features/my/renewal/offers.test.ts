import { expect, test } from 'vitest';
import type { Offer, Renewal } from '../api.ts';
import { isPair, monthlyWords, offersOf, termWords } from './offers.ts';

const offer = (people: 1 | 2, duration: number, amount: number): Offer => ({
  trainingType: people === 1 ? 'individual' : 'buddy',
  kindName: 'Individual',
  people,
  duration,
  amount,
  originalAmount: amount,
  endsOn: '2027-04-18',
});
const renewal: Renewal = {
  startsOn: '2027-01-18',
  percentOff: 0,
  duration: 3,
  asksState: false,
  partner: 'Asha',
  checkout: { scriptUrl: '/c.js', sandbox: true },
  plans: [offer(2, 6, 47_00_000), offer(2, 3, 25_00_000), offer(1, 3, 15_00_000), offer(1, 12, 50_00_000)],
};

test('the length she has is chosen first, shortest listed first', () => {
  const { offers, chosen } = offersOf(renewal, {});
  expect(offers.map(({ duration }) => duration)).toEqual([3, 6]);
  expect(chosen).toMatchObject({ people: 2, duration: 3 });
});

test('one of a pair can go on alone; a choice that is not sold any more becomes the nearest', () => {
  expect(isPair(renewal)).toBe(true);
  expect(isPair({ ...renewal, partner: null })).toBe(false);
  expect(offersOf(renewal, { people: 1, duration: 6 }).chosen).toMatchObject({ people: 1, duration: 3 });
  const alone = { ...renewal, plans: renewal.plans.filter(({ people }) => people === 1) };
  expect(offersOf(alone, { people: 2, duration: 12 }).chosen).toMatchObject({ people: 1, duration: 12 });
  expect(offersOf({ ...renewal, plans: [] }, {}).chosen).toBeUndefined();
});

test('the price a month is in whole rupees, with what it was before', () => {
  expect(monthlyWords(offer(1, 12, 50_00_000))).toBe('₹4,167 a month');
  expect(monthlyWords({ ...offer(1, 3, 13_50_000), originalAmount: 15_00_000 })).toBe(
    '₹4,500 a month, instead of ₹15,000 in all',
  );
});

test('says from when to when, with whom, for whom', () => {
  const coach = { _id: 'c', name: 'Dev Menon', leaveUntil: null, profile: null };
  expect(termWords(renewal, offer(2, 3, 1), coach)).toBe(
    '18 Jan 2027 to 17 Apr 2027, with Dev Menon. For you and Asha.',
  );
  expect(termWords(renewal, offer(1, 3, 1), null)).toBe('18 Jan 2027 to 17 Apr 2027.');
});
