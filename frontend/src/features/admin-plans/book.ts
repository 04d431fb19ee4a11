import type { AnswerOf } from '#shared/api/wire.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';

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
  { id: 'training-programs', name: 'Training programs', where: 'Sold on /training-programs' },
  { id: 'simple-payment', name: 'Buy a program', where: 'Shown on the home page, sold on /simple-payment' },
];

export const formOf = ({ kinds, plans }: Book): BookForm => ({
  kinds,
  plans: plans.map((plan) => ({
    ...plan,
    months: String(plan.months),
    price: typedRupees(plan.price),
    originalPrice: typedRupees(plan.originalPrice),
  })),
});

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

const words = {
  price: 'Enter rupees, such as 15000 or 14375.50',
  lower: 'The usual price cannot be lower than the price',
  months: 'Whole months, 1 to 60',
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
    if (months < 1 || months > 60) problems[`${at}.months`] = words.months;
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

/** Swaps a plan with its neighbour of the same kind. */
export function moved(form: BookForm, plan: PlanForm, step: -1 | 1): readonly PlanForm[] {
  const peers = plansIn(form, plan.priceList, plan.kind);
  const other = peers[peers.indexOf(plan) + step];
  if (!other) return form.plans;
  return form.plans.map((each) => {
    if (each === plan) return other;
    return each === other ? plan : each;
  });
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
