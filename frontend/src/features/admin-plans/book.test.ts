import { describe, expect, it } from 'vitest';
import { differencesOf, withValue } from '#shared/document/document.ts';
import {
  type Book,
  bookOf,
  formOf,
  hasTwoOrders,
  inWords,
  labelOf,
  marked,
  movedRow,
  priceDifferences,
  problemsOf,
  rowsOf,
  titleOf,
  withMonths,
  withNewRow,
  withPlanIn,
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

  it('marks the most chosen plan within its kind and list only', () => {
    expect(marked(form, first, true).map(({ mostChosen }) => mostChosen)).toEqual([true, false, false]);
    expect(titleOf(form, { ...first, kind: 'couple', months: '' })).toBe('couple, new plan');
    expect(titleOf(form, second)).toBe('Individual, 6 months');
  });
});

describe('the rows of a plan type', () => {
  /** Plans by list: "3 6 12" has the ids a3, a6, a12, or b3 ... in the second list. */
  const bookWith = (programs: string, simple: string): Book => ({
    ...book,
    plans: (
      [
        ['a', 'training-programs', programs],
        ['b', 'simple-payment', simple],
      ] as const
    ).flatMap(([letter, priceList, all]) =>
      all.split(' ').map((months) => ({ ...plan, id: letter + months, priceList, months: Number(months) })),
    ),
  });
  const shown = (of: Parameters<typeof rowsOf>[0]) =>
    rowsOf(of, 'individual').map(({ plans }) =>
      Object.values(plans)
        .map(({ id }) => id)
        .join('+'),
    );
  const idsOf = (plans: readonly { id: string }[]) => plans.map(({ id }) => id).join(' ');

  it.each([
    ['3 6 12', '3 6 12', ['a3+b3', 'a6+b6', 'a12+b12'], false],
    ['3 12', '1 3 6', ['b1', 'a3+b3', 'b6', 'a12'], false],
    ['3 6 12', '12 3', ['a3+b3', 'a6', 'a12+b12'], true],
  ])('pair %s with %s by months, in the order of the first list', (programs, simple, rows, twoOrders) => {
    const listed = bookWith(programs, simple);
    expect(shown(formOf(listed))).toEqual(rows);
    expect(hasTwoOrders(listed)).toBe(twoOrders);
    // The order of the rows is published in both lists.
    expect(shown(formOf(bookOf(formOf(listed))))).toEqual(rows);
    expect(hasTwoOrders(bookOf(formOf(listed)))).toBe(false);
  });

  it('move in both lists', () => {
    const both = formOf(bookWith('3 6 12', '3 6 12'));
    expect(idsOf(movedRow(both, 'individual', 2, 0))).toBe('a12 a3 a6 b12 b3 b6');
    expect(movedRow(both, 'individual', 2, 3)).toBe(both.plans);
    // b6 and a12 have no order, so a step passes both.
    const mixed = formOf(bookWith('3 12', '3 6'));
    expect(idsOf(movedRow(mixed, 'individual', 2, 1))).toBe('a12 a3 b3 b6');
  });

  it('keep the plans of a row together while their months change', () => {
    const both = formOf(bookWith('3 6', '6 3'));
    const plans = withMonths(both, rowsOf(both, 'individual')[0]!, '6');
    expect(shown({ plans })).toEqual(['a3+b3', 'a6+b6']);
    expect(Object.values(problemsOf({ ...both, plans }))).toEqual([
      'This plan type already has a plan of as many months',
      'This plan type already has a plan of as many months',
    ]);
  });

  it('are added to both lists, or to the list that lacks the plan', () => {
    const one = formOf(bookWith('3 6', '3'));
    const more = withNewRow(one, 'individual');
    expect(rowsOf({ plans: more }, 'individual').at(-1)).toMatchObject({ months: '' });
    expect(more).toHaveLength(5);
    const plans = withPlanIn(one, 'individual', rowsOf(one, 'individual')[1]!, 'simple-payment');
    expect(plans.at(-1)).toMatchObject({ priceList: 'simple-payment', months: '6', price: '15000' });
    expect(shown({ plans })[1]).toMatch(/^a6\+/);
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
