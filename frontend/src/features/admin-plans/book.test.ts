import { describe, expect, it } from 'vitest';
import {
  bookOf,
  moved,
  planIds,
  planName,
  titleOf,
  valuesOf,
  withKind,
  withPlan,
  type Book,
} from './book.ts';
import { priceDifferences, withOnePrice } from './components/plan-editor.tsx';
import { placed, problemsOf } from './use-plan-draft.ts';

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
const values = valuesOf(book);

describe('the book as texts', () => {
  it('is read back as it was', () => {
    expect(bookOf(values)).toEqual(book);
    expect(values[planName('a', 'originalPrice')]).toBe('30000.50');
  });

  it('takes a kind and a plan more, and moves a plan among those of its kind alone', () => {
    const more = withPlan(withKind(values, 'couple', 'Couple', '', 2), { ...plan, id: 'd', kind: 'couple' });
    expect(bookOf(more).kinds.at(-1)).toEqual({ key: 'couple', name: 'Couple', text: '', people: 2 });
    expect(titleOf(more, 'd')).toBe('Couple, 3 months');
    expect(planIds(moved(more, 'b', -1))).toEqual(['b', 'a', 'c', 'd']);
    expect(planIds(moved(more, 'b', 1))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('what is wrong', () => {
  it.each([
    ['price', '', 'Enter rupees, such as 15000 or 14375.50'],
    ['price', '0', 'Enter rupees, such as 15000 or 14375.50'],
    ['price', '12.345', 'Enter rupees, such as 15000 or 14375.50'],
    ['originalPrice', '14,999', 'The usual price cannot be lower than the price'],
    ['months', 'six', 'Whole months, 1 to 60'],
    ['months', '61', 'Whole months, 1 to 60'],
  ] as const)('with %s %j is said under it', (field, text, sentence) => {
    expect(problemsOf({ ...values, [planName('a', field)]: text })).toEqual({
      [planName('a', field)]: sentence,
    });
  });

  it('is nothing in what is published', () => {
    expect(problemsOf(values)).toEqual({});
  });

  it('stands where the server means it', () => {
    expect(placed({ 'plans.1.months': 'M', 'kinds.0.name': 'N', 'simple-payment': 'S' }, values)).toEqual({
      'plan:b.months': 'M',
      'kind:individual.name': 'N',
      'simple-payment': 'S',
    });
  });
});

describe('one plan at two prices', () => {
  it('is noticed while both are shown, and mended by one of the prices', () => {
    const [found] = priceDifferences(values);
    expect([found?.first.id, found?.second.id]).toEqual(['a', 'c']);
    expect(priceDifferences(withOnePrice(values, book.plans[2]!, book.plans[0]!))).toEqual([]);
    expect(priceDifferences({ ...values, [planName('c', 'visible')]: 'no' })).toEqual([]);
  });
});
