import { formatRupees } from '../../../platform/text/money.domain.ts';
import { type ListedPlan, monthsInWords, PRICE_LISTS, type PlanKind } from '../catalogue.domain.ts';

/** What the owner edits as one: kinds and plans in the order of the screens. */
export interface PlanBook {
  kinds: PlanKind[];
  plans: ListedPlan[];
}

/** One line of a revision's history, in words. */
interface PlanChange {
  what: string;
  before: string | null;
  after: string | null;
}

const LIST_NAMES = { 'training-programs': 'Training programs', 'simple-payment': 'Buy a program' };

/**
 * What the shape of single fields does not say.
 * @returns field path (`plans.3.months`) to sentence; empty when all is well
 */
export function bookProblems({ kinds, plans }: PlanBook): Record<string, string> {
  const problems: Record<string, string> = {};
  const keys = kinds.map(({ key }) => key);
  kinds.forEach(({ key, name }, index) => {
    if (keys.indexOf(key) !== index) problems[`kinds.${index}.name`] = 'There is a kind like this already';
    if (kinds.findIndex((other) => sameName(other.name, name)) !== index)
      problems[`kinds.${index}.name`] = 'Two kinds cannot have one name';
  });
  const seen = new Set<string>();
  plans.forEach(({ priceList, kind, months, price, originalPrice }, index) => {
    const place = `${priceList} ${kind} ${months}`;
    if (!keys.includes(kind)) problems[`plans.${index}.kind`] = 'There is no such kind';
    if (seen.has(place)) problems[`plans.${index}.months`] = 'There is a plan of as many months already';
    if (originalPrice < price)
      problems[`plans.${index}.originalPrice`] = 'The usual price cannot be lower than the price';
    seen.add(place);
  });
  for (const list of PRICE_LISTS) {
    const listed = plans.filter(({ priceList }) => priceList === list);
    if (!listed.some(({ visible }) => visible)) problems[list] = 'Show at least one plan in each price list';
    for (const kind of keys) {
      const marked = listed.filter((plan) => plan.kind === kind && plan.mostChosen);
      const second = marked[1];
      if (second)
        problems[`plans.${plans.indexOf(second)}.mostChosen`] = 'Only one plan of a kind is the most chosen';
    }
  }
  return problems;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Plans of `book` that `next` does not sell any more, hidden or not. */
export function plansWithout(book: PlanBook, next: PlanBook): ListedPlan[] {
  const kept = new Set(next.plans.flatMap((plan) => [plan.id, placeOf(plan)]));
  return book.plans.filter((plan) => !kept.has(plan.id) && !kept.has(placeOf(plan)));
}

/** An earlier book with today's plans that must not go, hidden: somebody has ordered them. */
export function restoredBook(earlier: PlanBook, today: PlanBook, mustStay: readonly ListedPlan[]): PlanBook {
  const known = new Set(earlier.kinds.map(({ key }) => key));
  const kinds = today.kinds.filter(({ key }) => !known.has(key) && mustStay.some(({ kind }) => kind === key));
  return {
    kinds: [...earlier.kinds, ...kinds],
    plans: [...earlier.plans, ...mustStay.map((plan) => ({ ...plan, visible: false, mostChosen: false }))],
  };
}

const placeOf = ({ priceList, kind, months }: ListedPlan): string => `${priceList} ${kind} ${months}`;

/** What one revision changed, line by line. */
export function changesBetween(before: PlanBook, after: PlanBook): PlanChange[] {
  return [...kindChanges(before, after), ...planChanges(before, after), ...orderChanges(before, after)];
}

function kindChanges(before: PlanBook, after: PlanBook): PlanChange[] {
  return pairs(before.kinds, after.kinds, ({ key }) => key).flatMap(([was, is]) => {
    const what = `Kind ${(is ?? was)?.name ?? ''}`;
    return changed(what, was && kindInWords(was), is && kindInWords(is));
  });
}

function kindInWords({ name, text, people }: PlanKind): string {
  return `${name}: ${text} (${people === 1 ? 'one person' : 'two people'})`;
}

function planChanges(before: PlanBook, after: PlanBook): PlanChange[] {
  return pairs(before.plans, after.plans, ({ id }) => id).flatMap(([was, is]) => {
    const plan = is ?? was;
    if (!plan) return [];
    const name = after.kinds.concat(before.kinds).find(({ key }) => key === plan.kind)?.name ?? plan.kind;
    const what = `${name}, ${monthsInWords(plan.months)} (${LIST_NAMES[plan.priceList]})`;
    return changed(what, was && planInWords(was), is && planInWords(is));
  });
}

function planInWords({ months, price, originalPrice, visible, mostChosen }: ListedPlan): string {
  return [
    `${formatRupees(price)}, usually ${formatRupees(originalPrice)}, ${monthsInWords(months)}`,
    ...(mostChosen ? ['most chosen'] : []),
    ...(visible ? [] : ['hidden']),
  ].join(', ');
}

/** Only when the same kinds and plans stand in another order: what comes or goes is told above. */
function orderChanges(before: PlanBook, after: PlanBook): PlanChange[] {
  const kinds = (book: PlanBook): string => book.kinds.map(({ key }) => key).join();
  const plans = (book: PlanBook): string => book.plans.map(({ id }) => id).join();
  const sorted = (list: string): string => list.split(',').toSorted().join();
  const moved = [kinds, plans].some(
    (listed) => listed(before) !== listed(after) && sorted(listed(before)) === sorted(listed(after)),
  );
  return moved ? [{ what: 'Order', before: null, after: 'changed' }] : [];
}

function changed(what: string, before: string | undefined, after: string | undefined): PlanChange[] {
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
