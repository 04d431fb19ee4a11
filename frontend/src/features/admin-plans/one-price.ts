import type { Values } from '#shared/lib/compare.ts';
import { lists, planName, planIds, planOf, type ListedPlan } from './book.ts';

/** The same plan at two prices. */
export interface PriceDifference {
  first: ListedPlan;
  second: ListedPlan;
}

/** Plans that one list sells for another price than the other: buyers compare. Only what is shown. */
export function priceDifferences(values: Values): PriceDifference[] {
  const plans = planIds(values).map((id) => planOf(values, id));
  const shown = plans.filter(({ visible, price }) => visible && price > 0);
  const [one, two] = lists;
  return shown
    .filter(({ priceList }) => priceList === one?.id)
    .flatMap((first) => {
      const second = shown.find(
        ({ priceList, kind, months }) =>
          priceList === two?.id && kind === first.kind && months === first.months,
      );
      return second && second.price !== first.price ? [{ first, second }] : [];
    });
}

/** Both at the price of `kept`. */
export function withOnePrice(values: Values, kept: ListedPlan, other: ListedPlan): Values {
  const text = values[planName(kept.id, 'price')] ?? '';
  return { ...values, [planName(other.id, 'price')]: text };
}
