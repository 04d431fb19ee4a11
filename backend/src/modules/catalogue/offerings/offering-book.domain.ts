import { formatRupees } from '@ironbloom/brand/india';
import { type ListedOffering, monthsInWords, type OfferingKind, PRICE_LISTS } from '../catalogue.domain.ts';

/** Kinds and offerings in display order, edited as one. */
export interface OfferingBook {
  kinds: OfferingKind[];
  plans: ListedOffering[];
}

/** One line of a revision's history. */
interface OfferingChange {
  what: string;
  before: string | null;
  after: string | null;
}

const LIST_NAMES = { 'training-programs': 'Training programs', 'simple-payment': 'Buy a program' };

/**
 * Checks across fields.
 * @returns field path (`offerings.3.months`) to message; empty when valid
 */
export function bookProblems({ kinds, plans }: OfferingBook): Record<string, string> {
  const problems: Record<string, string> = {};
  const keys = kinds.map(({ key }) => key);
  kinds.forEach(({ key, name }, index) => {
    if (keys.indexOf(key) !== index) problems[`kinds.${index}.name`] = 'This kind already exists';
    if (kinds.findIndex((other) => sameName(other.name, name)) !== index)
      problems[`kinds.${index}.name`] = 'Another kind has this name';
  });
  const seen = new Set<string>();
  plans.forEach(({ priceList, kind, months, price, originalPrice }, index) => {
    const place = `${priceList} ${kind} ${months}`;
    if (!keys.includes(kind)) problems[`plans.${index}.kind`] = 'There is no such kind';
    if (seen.has(place))
      problems[`plans.${index}.months`] = 'This kind already has a plan of that many months';
    if (originalPrice < price)
      problems[`plans.${index}.originalPrice`] = 'The usual price cannot be lower than the price';
    seen.add(place);
  });
  for (const list of PRICE_LISTS) {
    const listed = plans.filter(({ priceList }) => priceList === list);
    if (!listed.some(({ visible }) => visible)) problems[list] = 'Show at least one plan in each price list';
    for (const kind of keys) {
      const marked = listed.filter((offering) => offering.kind === kind && offering.mostChosen);
      const second = marked[1];
      if (second)
        problems[`plans.${plans.indexOf(second)}.mostChosen`] =
          'Only one plan of a kind can be the most chosen';
    }
  }
  return problems;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Offerings of `book` that are missing in `next`, hidden or not. */
export function offeringsWithout(book: OfferingBook, next: OfferingBook): ListedOffering[] {
  const kept = new Set(next.plans.flatMap((offering) => [offering.id, placeOf(offering)]));
  return book.plans.filter((offering) => !kept.has(offering.id) && !kept.has(placeOf(offering)));
}

/** An earlier book plus today's ordered offerings, hidden. */
export function restoredBook(
  earlier: OfferingBook,
  today: OfferingBook,
  mustStay: readonly ListedOffering[],
): OfferingBook {
  const known = new Set(earlier.kinds.map(({ key }) => key));
  const kinds = today.kinds.filter(({ key }) => !known.has(key) && mustStay.some(({ kind }) => kind === key));
  return {
    kinds: [...earlier.kinds, ...kinds],
    plans: [
      ...earlier.plans,
      ...mustStay.map((offering) => ({ ...offering, visible: false, mostChosen: false })),
    ],
  };
}

const placeOf = ({ priceList, kind, months }: ListedOffering): string => `${priceList} ${kind} ${months}`;

/** Changes of one revision, line by line. */
export function changesBetween(before: OfferingBook, after: OfferingBook): OfferingChange[] {
  return [...kindChanges(before, after), ...offeringChanges(before, after), ...orderChanges(before, after)];
}

function kindChanges(before: OfferingBook, after: OfferingBook): OfferingChange[] {
  return pairs(before.kinds, after.kinds, ({ key }) => key).flatMap(([was, is]) => {
    const what = `Kind ${(is ?? was)?.name ?? ''}`;
    return changed(what, was && kindInWords(was), is && kindInWords(is));
  });
}

function kindInWords({ name, text, people }: OfferingKind): string {
  return `${name}: ${text} (${people === 1 ? 'one person' : 'two people'})`;
}

function offeringChanges(before: OfferingBook, after: OfferingBook): OfferingChange[] {
  return pairs(before.plans, after.plans, ({ id }) => id).flatMap(([was, is]) => {
    const offering = is ?? was;
    if (!offering) return [];
    const name =
      after.kinds.concat(before.kinds).find(({ key }) => key === offering.kind)?.name ?? offering.kind;
    const what = `${name}, ${monthsInWords(offering.months)} (${LIST_NAMES[offering.priceList]})`;
    return changed(what, was && offeringInWords(was), is && offeringInWords(is));
  });
}

function offeringInWords({ months, price, originalPrice, visible, mostChosen }: ListedOffering): string {
  return [
    `${formatRupees(price)}, usually ${formatRupees(originalPrice)}, ${monthsInWords(months)}`,
    ...(mostChosen ? ['most chosen'] : []),
    ...(visible ? [] : ['hidden']),
  ].join(', ');
}

/** Only when the same kinds and offerings are reordered. */
function orderChanges(before: OfferingBook, after: OfferingBook): OfferingChange[] {
  const kinds = (book: OfferingBook): string => book.kinds.map(({ key }) => key).join();
  const plans = (book: OfferingBook): string => book.plans.map(({ id }) => id).join();
  const sorted = (list: string): string => list.split(',').toSorted().join();
  const moved = [kinds, plans].some(
    (listed) => listed(before) !== listed(after) && sorted(listed(before)) === sorted(listed(after)),
  );
  return moved ? [{ what: 'Order', before: null, after: 'changed' }] : [];
}

function changed(what: string, before: string | undefined, after: string | undefined): OfferingChange[] {
  return before === after ? [] : [{ what, before: before ?? null, after: after ?? null }];
}

function pairs<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): [Item | undefined, Item | undefined][] {
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const find = (items: readonly Item[], key: string) => items.find((item) => keyOf(item) === key);
  return keys.map((key) => [find(before, key), find(after, key)]);
}
