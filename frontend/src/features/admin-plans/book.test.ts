import { describe, expect, it } from 'vitest';
import { differencesOf, withValue } from '#shared/document/document.ts';
import {
  type Book,
  bookOf,
  formOf,
  inWords,
  labelOf,
  marked,
  moved,
  priceDifferences,
  problemsOf,
  titleOf,
} from './book.ts';

const plan = {
  id: 'a',
  priceList: 'training-programs' as const,
  kind: 'individual',
  months: 3,
  price: 1_500_000,
  originalPrice: 3_000_050,
  visible: true,
  mostChosen: false,
};
const book: Book = {
  kinds: [{ key: 'individual', name: 'Individual', text: 'One coach.', people: 1 }],
  plans: [
    plan,
    { ...plan, id: 'b', months: 6, visible: false, mostChosen: true },
    { ...plan, id: 'c', priceList: 'simple-payment', price: 1_437_500 },
  ],
};
const form = formOf(book);
const [first, second, third] = form.plans as [
  (typeof form.plans)[0],
  (typeof form.plans)[0],
  (typeof form.plans)[0],
];

describe('the form of the book', () => {
  it('returns the published book unchanged', () => {
    expect(bookOf(form)).toEqual(book);
    expect(first.originalPrice).toBe('30000.50');
  });

  it('moves a plan, and its mark as most chosen, within its kind only', () => {
    const more = { ...form, plans: [...form.plans, { ...first, id: 'd', kind: 'couple', months: '' }] };
    expect(titleOf(more, more.plans[3]!)).toBe('couple, new plan');
    expect(titleOf(more, second)).toBe('Individual, 6 months');
    expect(moved(more, second, -1).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
    expect(moved(more, second, 1)).toBe(more.plans);
    expect(marked(form, first, true).map(({ mostChosen }) => mostChosen)).toEqual([true, false, false]);
  });
});

describe('the checks of the book', () => {
  it.each([
    ['price', '', 'Enter rupees, such as 15000 or 14375.50'],
    ['price', '0', 'Enter rupees, such as 15000 or 14375.50'],
    ['price', '12.345', 'Enter rupees, such as 15000 or 14375.50'],
    ['originalPrice', '14,999', 'The usual price cannot be lower than the price'],
    ['months', 'six', 'Whole months, 1 to 60'],
    ['months', '61', 'Whole months, 1 to 60'],
  ] as const)('report %s %j under its field', (field, text, sentence) => {
    expect(problemsOf(withValue(form, `plans.#a.${field}`, text))).toEqual({
      [`plans.0.${field}`]: sentence,
    });
  });

  it('accept the published book and report a type without a name', () => {
    expect(problemsOf(form)).toEqual({});
    expect(problemsOf(withValue(form, 'kinds.0.name', ' '))).toEqual({ 'kinds.0.name': 'Enter a name' });
  });
});

describe('the comparison of two books', () => {
  it('lists changed prices and the order of plans', () => {
    const mine = {
      ...withValue(form, 'plans.#a.price', '16000'),
      plans: [third, { ...first, price: '16000' }],
    };
    const theirs = withValue(withValue(form, 'plans.#a.price', '17000'), 'plans.#c.visible', false);
    const shown = differencesOf({ base: form, mine, theirs }).map(({ path, ...sides }) => [
      labelOf(path, mine),
      inWords(sides.mine, path, mine),
      inWords(sides.theirs, path, theirs),
    ]);
    expect(shown).toEqual([
      [
        'Plans and their order',
        'Training programs: Individual, 3 months\nBuy a program: Individual, 3 months',
        'Training programs: Individual, 3 months; Individual, 6 months\nBuy a program: Individual, 3 months',
      ],
      ['Individual, 3 months (Buy a program): shown', 'yes', 'no'],
      ['Individual, 3 months (Training programs): price', '₹16,000', '₹17,000'],
    ]);
    expect(labelOf('kinds.#individual.text', form)).toBe('Individual: line below the name');
    expect(inWords(['individual'], 'kinds.#', form)).toBe('Individual');
  });
});

describe('a plan at two prices', () => {
  it('is reported while both are visible', () => {
    expect(priceDifferences(form)).toEqual([{ first, second: third }]);
    expect(priceDifferences(withValue(form, 'plans.#c.price', first.price))).toEqual([]);
    expect(priceDifferences(withValue(form, 'plans.#c.visible', false))).toEqual([]);
  });
});
