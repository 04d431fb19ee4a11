import { expect, it } from 'vitest';
import { type Book, formOf, problemsOf } from './book.ts';
import { pasted, typedNumber } from './paste.ts';

const plan = {
  id: 'a3',
  priceList: 'training-programs' as const,
  kind: 'individual',
  months: 3,
  price: 1_500_000,
  originalPrice: 3_000_000,
  visible: true,
  mostChosen: false,
};
const book: Book = {
  kinds: [
    { key: 'individual', name: 'Individual', text: '', people: 1 },
    { key: 'buddy', name: 'Buddy', text: '', people: 2 },
  ],
  plans: [
    plan,
    { ...plan, id: 'a6', months: 6 },
    { ...plan, id: 'a3b', kind: 'buddy' },
    { ...plan, id: 'b3', priceList: 'simple-payment' },
  ],
};
const form = formOf(book);
const numbersOf = ({ plans }: Pick<typeof form, 'plans'>) =>
  Object.fromEntries(
    plans.map(({ id, months, price, originalPrice }) => [id, [months, price, originalPrice]]),
  );

it.each([
  ['price', '₹15,000', '15000'],
  ['price', ' Rs. 1,50,000.50 ', '150000.50'],
  ['price', '15 000', '15000'],
  ['price', '15 000,00', '15 000,00'],
  ['originalPrice', 'on request', 'on request'],
  ['months', '3 months', '3'],
  ['months', 'a year', 'a year'],
] as const)('%s %j is typed as %j', (field, text, typed) => {
  expect(typedNumber(field, text)).toBe(typed);
});

it('fills to the right and down, over both lists and plan types, and counts what has no cell', () => {
  const outcome = pasted(form, { row: 'a3', column: 1 }, [
    ['₹16,000', '32 000', '15500', '31000', '1'],
    ['28000', '', '27500'],
    ['x', '50000'],
    ['99'],
  ]);
  expect(outcome).toMatchObject({ filled: 7, left: 3 });
  expect(numbersOf(outcome)).toEqual({
    a3: ['3', '16000', '32000'],
    b3: ['3', '15500', '31000'],
    a6: ['6', '28000', '30000'],
    a3b: ['3', 'x', '50000'],
  });
  const place = outcome.plans.findIndex(({ id }) => id === 'a3b');
  expect(problemsOf({ ...form, plans: outcome.plans })).toEqual({
    [`plans.${place}.price`]: 'Enter rupees, such as 15000 or 14375.50',
  });
});

it('changes the months of both lists', () => {
  const outcome = pasted(form, { row: 'a3', column: 0 }, [['4', '16000'], ['8']]);
  expect(numbersOf(outcome)).toMatchObject({
    a3: ['4', '16000', '30000'],
    b3: ['4', '15000', '30000'],
    a6: ['8', '15000', '30000'],
  });
  expect(outcome).toMatchObject({ filled: 3, left: 0 });
});
