import type { AnswerOf } from '#shared/api/wire.ts';
import { priceListNames } from '#shared/config/price-lists.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { newUuid } from '#shared/lib/uuid.ts';

/** The published kinds and plans, with their revision. Amounts in paise. */
export type PublishedBook = AnswerOf<'/api/payments/admin/plans'>;
export type Book = Pick<PublishedBook, 'kinds' | 'plans'>;
type ListedPlan = Book['plans'][number];
type Kind = Book['kinds'][number];

/** A plan as typed. */
export type PlanForm = Omit<ListedPlan, 'months' | 'price' | 'originalPrice'> &
  Readonly<Record<'months' | 'price' | 'originalPrice', string>>;

/** Kinds and plans as typed, in order. */
export interface BookForm {
  kinds: readonly Kind[];
  plans: readonly PlanForm[];
}

export const lists: readonly { id: PriceListId; name: string; where: string }[] = [
  { id: 'training-programs', name: priceListNames['training-programs'], where: 'Sold on /training-programs' },
  {
    id: 'simple-payment',
    name: priceListNames['simple-payment'],
    where: 'Shown on the home page, sold on /simple-payment',
  },
];

export const formOf = ({ kinds, plans }: Book): BookForm => {
  const form = {
    kinds,
    plans: plans.map((plan) => ({
      ...plan,
      months: String(plan.months),
      price: typedRupees(plan.price),
      originalPrice: typedRupees(plan.originalPrice),
    })),
  };
  return { kinds, plans: withRows(form) };
};

/** The form as it would be published. */
export const bookOf = ({ kinds, plans }: BookForm): Book => ({
  kinds: kinds.map((kind) => ({ ...kind, name: kind.name.trim(), text: kind.text.trim() })),
  plans: plans.map(planOf),
});

/** An unreadable number becomes 0, which validation refuses. */
export const planOf = (plan: PlanForm): ListedPlan => ({
  ...plan,
  months: monthsOf(plan),
  price: readRupees(plan.price) ?? 0,
  originalPrice: readRupees(plan.originalPrice) ?? 0,
});

const monthsOf = ({ months }: PlanForm): number => (/^\d{1,3}$/.test(months.trim()) ? Number(months) : 0);

/** Discount in per cent, computed from price and usual price (pay-3). */
export function discountOf(plan: PlanForm): number {
  const { price, originalPrice } = planOf(plan);
  return price > 0 && originalPrice > price ? Math.round(((originalPrice - price) * 100) / originalPrice) : 0;
}

const words = {
  price: 'Enter rupees, such as 15000 or 14375.50',
  lower: 'The usual price cannot be lower than the price',
  months: 'Whole months, 1 to 60',
  taken: 'This plan type already has a plan of as many months',
  name: 'Enter a name',
};

/** Client-side checks; the server checks the rest. */
export function problemsOf({ kinds, plans }: BookForm): FieldErrors {
  const problems: Record<string, string> = {};
  kinds.forEach(({ name }, place) => {
    if (!name.trim()) problems[`kinds.${place}.name`] = words.name;
  });
  plans.forEach((plan, place) => {
    const { months, price, originalPrice } = planOf(plan);
    const at = `plans.${place}`;
    const first = plans.findIndex(
      (each) => each.priceList === plan.priceList && each.kind === plan.kind && monthsOf(each) === months,
    );
    if (months < 1 || months > 60) problems[`${at}.months`] = words.months;
    else if (first !== place) problems[`${at}.months`] = words.taken;
    if (!price) problems[`${at}.price`] = words.price;
    if (!originalPrice) problems[`${at}.originalPrice`] = words.price;
    if (price && originalPrice && originalPrice < price) problems[`${at}.originalPrice`] = words.lower;
  });
  return problems;
}

/** Plans of one kind in one list, in order. */
export const plansIn = <Plan extends Pick<PlanForm, 'priceList' | 'kind'>>(
  { plans }: { plans: readonly Plan[] },
  list: PriceListId,
  kind: string,
): Plan[] => plans.filter((plan) => plan.priceList === list && plan.kind === kind);

/** The plans of one kind and of as many months, in one list or in both. */
export interface PlanRow {
  /** The id of its first plan. */
  id: string;
  months: string;
  plans: Readonly<Partial<Record<PriceListId, PlanForm>>>;
}

const lengthOf = (plan: PlanForm): string | number => monthsOf(plan) || plan.months.trim();

/**
 * One order for both lists: that of the first. A plan that is only in the second follows the plan that it follows there.
 * Plans of the two lists with the same months share a row.
 */
export function rowsOf(form: Pick<BookForm, 'plans'>, kind: string): PlanRow[] {
  const rows: PlanRow[] = [];
  for (const { id: list } of lists) {
    let last = -1;
    for (const plan of plansIn(form, list, kind)) {
      const same = rows.findIndex(
        ({ plans }) =>
          !plans[list] && Object.values(plans).some((other) => lengthOf(other) === lengthOf(plan)),
      );
      if (same === -1) {
        last += 1;
        rows.splice(last, 0, { id: plan.id, months: plan.months, plans: { [list]: plan } });
      } else {
        last = same;
        rows[same] = { ...rows[same]!, plans: { ...rows[same]!.plans, [list]: plan } };
      }
    }
  }
  return rows;
}

/** The plans as they are published: by list, kind and row. @param next replaces the rows of a kind */
function withRows(form: BookForm, next: Readonly<Record<string, readonly PlanRow[]>> = {}): PlanForm[] {
  const rows = form.kinds.flatMap(({ key }) => next[key] ?? rowsOf(form, key));
  return lists.flatMap(({ id }) => rows.flatMap(({ plans }) => plans[id] ?? []));
}

/** Whether the second list has its plans in another order than the rows. */
export const hasTwoOrders = (book: Book): boolean =>
  book.kinds.some(({ key }) =>
    lists.some(({ id }) => {
      const ids = plansIn(book, id, key).map((plan) => plan.id);
      return (
        ids.join() !==
        plansIn(formOf(book), id, key)
          .map((plan) => plan.id)
          .join()
      );
    }),
  );

/** Moves a row of a kind to another place. Rows without a common list have no order: such a neighbour is passed. */
export function movedRow(form: BookForm, kind: string, from: number, to: number): readonly PlanForm[] {
  const rows = rowsOf(form, kind);
  const row = rows[from];
  if (!row || from === to) return form.plans;
  for (let place = to; rows[place]; place += Math.sign(to - from)) {
    const plans = withRows(form, { [kind]: rows.toSpliced(from, 1).toSpliced(place, 0, row) });
    if (plans.some(({ id }, at) => id !== form.plans[at]?.id)) return plans;
  }
  return form.plans;
}

const emptyPlan = (priceList: PriceListId, kind: string): PlanForm => ({
  id: newUuid(),
  priceList,
  kind,
  months: '',
  price: '',
  originalPrice: '',
  visible: true,
  mostChosen: false,
});

/** Adds an empty row to a plan type, with a plan in each list. */
export function withNewRow(form: BookForm, kind: string): PlanForm[] {
  const plans = Object.fromEntries(lists.map(({ id }) => [id, emptyPlan(id, kind)]));
  return withRows(form, { [kind]: [...rowsOf(form, kind), { id: '', months: '', plans }] });
}

/** The plan of a row in the list that lacks it, with the numbers of the other list. */
export function withPlanIn(
  form: BookForm,
  kind: string,
  row: PlanRow,
  list: PriceListId,
): readonly PlanForm[] {
  const [other] = Object.values(row.plans);
  if (!other) return form.plans;
  const plan = { ...other, id: newUuid(), priceList: list, mostChosen: false };
  const rows = rowsOf(form, kind).map((each) =>
    each.id === row.id ? { ...each, plans: { ...each.plans, [list]: plan } } : each,
  );
  return withRows(form, { [kind]: rows });
}

/** Changes the months of a row's plans. */
export function withMonths({ plans }: BookForm, row: PlanRow, months: string): PlanForm[] {
  const changed = Object.values(row.plans).map(({ id }) => id);
  return plans.map((plan) => (changed.includes(plan.id) ? { ...plan, months } : plan));
}

/** Marks the most chosen plan: at most one per kind and list. */
export const marked = ({ plans }: BookForm, plan: PlanForm, on: boolean): PlanForm[] =>
  plans.map((each) => {
    if (each.id === plan.id) return { ...each, mostChosen: on };
    const isPeer = each.priceList === plan.priceList && each.kind === plan.kind;
    return isPeer && each.mostChosen ? { ...each, mostChosen: false } : each;
  });

/** "Individual, 3 months" */
export function titleOf({ kinds }: BookForm, plan: PlanForm): string {
  const name = kinds.find(({ key }) => key === plan.kind)?.name ?? plan.kind;
  const months = monthsOf(plan);
  return months > 0 ? `${name}, ${inMonths(months)}` : `${name}, new plan`;
}

/** A plan with a different price in each list. */
export interface PriceDifference {
  first: PlanForm;
  second: PlanForm;
}

/** Visible plans whose prices differ between the lists. */
export function priceDifferences({ plans }: BookForm): PriceDifference[] {
  const [one, two] = lists;
  const shown = plans.filter((plan) => plan.visible && planOf(plan).price > 0);
  return shown
    .filter(({ priceList }) => priceList === one?.id)
    .flatMap((first) => {
      const second = shown.find(
        (plan) =>
          plan.priceList === two?.id && plan.kind === first.kind && monthsOf(plan) === monthsOf(first),
      );
      return second && planOf(second).price !== planOf(first).price ? [{ first, second }] : [];
    });
}

const fieldWords: Readonly<Record<string, string>> = {
  months: 'months',
  price: 'price',
  originalPrice: 'usual price',
  visible: 'shown',
  mostChosen: 'most chosen',
  kind: 'kind',
  priceList: 'price list',
  name: 'name',
  text: 'line below the name',
  people: 'people',
};

/** Label of a value, for comparing two versions. */
export function labelOf(path: string, form: BookForm): string {
  if (path === 'plans.#') return 'Plans and their order';
  if (path === 'kinds.#') return 'Plan types and their order';
  const [, what, id = '', field = ''] = /^(plans|kinds)\.#(.+)\.(\w+)$/.exec(path) ?? [];
  const said = fieldWords[field] ?? field;
  if (what === 'kinds') return `${form.kinds.find(({ key }) => key === id)?.name ?? id}: ${said}`;
  const plan = form.plans.find((each) => each.id === id);
  if (!plan) return said;
  const list = lists.find((each) => each.id === plan.priceList)?.name ?? '';
  return `${titleOf(form, plan)} (${list}): ${said}`;
}

/** A value, for comparing two versions. */
export function inWords(value: unknown, path: string, form: BookForm): string {
  if (path === 'kinds.#') return form.kinds.map(({ name }) => name).join(', ');
  if (path === 'plans.#') return lists.map((list) => listInWords(form, list)).join('\n');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const paise = /price$/i.test(path) ? readRupees(String(value)) : undefined;
  return paise === undefined ? String(value) : formatRupees(paise);
}

function listInWords(form: BookForm, { id, name }: (typeof lists)[number]): string {
  const plans = form.plans.filter(({ priceList }) => priceList === id);
  return `${name}: ${plans.map((plan) => titleOf(form, plan)).join('; ')}`;
}
