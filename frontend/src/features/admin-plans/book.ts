import type { paths } from '#shared/api/schema.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import type { Values } from '#shared/lib/compare.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import type { PriceListId } from '#shared/lib/retry-offer.ts';

type Wire = paths['/api/payments/admin/plans']['get']['responses'][200]['content']['application/json'];

/** Kinds and plans as they are published, and of which revision. Amounts in paise. */
export type PublishedBook = Wire;
export type Book = Pick<Wire, 'kinds' | 'plans'>;
export type ListedPlan = Wire['plans'][number];

export const lists: readonly { id: PriceListId; name: string; where: string }[] = [
  { id: 'training-programs', name: 'Training programs', where: 'Sold on /training-programs' },
  { id: 'simple-payment', name: 'Buy a program', where: 'Shown on the home page, sold on /simple-payment' },
];

const yes = 'yes';
const no = 'no';

/** The order of both, too, is a text that can be compared. */
const names = { kinds: 'kinds', plans: 'plans' } as const;

export type PlanField =
  | 'priceList'
  | 'kind'
  | 'months'
  | 'price'
  | 'originalPrice'
  | 'visible'
  | 'mostChosen';
export type KindField = 'name' | 'text' | 'people';

export const planName = (id: string, field: PlanField): string => `plan:${id}.${field}`;
export const kindName = (key: string, field: KindField): string => `kind:${key}.${field}`;

const idsIn = (text: string | undefined): string[] => (text ? text.split(',') : []);
export const planIds = (values: Values): string[] => idsIn(values[names.plans]);
export const kindKeys = (values: Values): string[] => idsIn(values[names.kinds]);
export const isOn = (text: string | undefined): boolean => text === yes;
export const onOff = (on: boolean): string => (on ? yes : no);

/** The book as the texts of a form, which is what is edited, kept and compared. */
export function valuesOf({ kinds, plans }: Book): Values {
  const texts: Record<string, string> = {
    [names.kinds]: kinds.map(({ key }) => key).join(','),
    [names.plans]: plans.map(({ id }) => id).join(','),
  };
  for (const { key, name, text, people } of kinds) Object.assign(texts, kindTexts(key, name, text, people));
  for (const plan of plans) Object.assign(texts, planTexts(plan));
  return texts;
}

function kindTexts(key: string, name: string, text: string, people: 1 | 2): Values {
  return {
    [kindName(key, 'name')]: name,
    [kindName(key, 'text')]: text,
    [kindName(key, 'people')]: String(people),
  };
}

function planTexts(plan: ListedPlan): Values {
  const { id, priceList, kind, months, price, originalPrice, visible, mostChosen } = plan;
  return {
    [planName(id, 'priceList')]: priceList,
    [planName(id, 'kind')]: kind,
    [planName(id, 'months')]: String(months),
    [planName(id, 'price')]: typedRupees(price),
    [planName(id, 'originalPrice')]: typedRupees(originalPrice),
    [planName(id, 'visible')]: onOff(visible),
    [planName(id, 'mostChosen')]: onOff(mostChosen),
  };
}

/** What is published of the texts. What cannot be read is 0, which no rule takes. */
export function bookOf(values: Values): Book {
  return {
    kinds: kindKeys(values).map((key) => ({
      key,
      name: (values[kindName(key, 'name')] ?? '').trim(),
      text: (values[kindName(key, 'text')] ?? '').trim(),
      people: values[kindName(key, 'people')] === '2' ? 2 : 1,
    })),
    plans: planIds(values).map((id) => planOf(values, id)),
  };
}

export function planOf(values: Values, id: string): ListedPlan {
  const text = (field: PlanField): string => values[planName(id, field)] ?? '';
  return {
    id,
    priceList: text('priceList') as PriceListId,
    kind: text('kind'),
    months: /^\d{1,3}$/.test(text('months').trim()) ? Number(text('months')) : 0,
    price: readRupees(text('price')) ?? 0,
    originalPrice: readRupees(text('originalPrice')) ?? 0,
    visible: isOn(text('visible')),
    mostChosen: isOn(text('mostChosen')),
  };
}

/** The same with other plans, in this order. */
export function withPlans(values: Values, ids: readonly string[]): Values {
  return { ...values, [names.plans]: ids.join(',') };
}

/** One plan more, at the end of its kind. */
export function withPlan(values: Values, plan: ListedPlan): Values {
  return { ...withPlans(values, [...planIds(values), plan.id]), ...planTexts(plan) };
}

export function withKind(values: Values, key: string, name: string, text: string, people: 1 | 2): Values {
  const order = [...kindKeys(values), key].join(',');
  return { ...values, [names.kinds]: order, ...kindTexts(key, name, text, people) };
}

export function withoutKind(values: Values, key: string): Values {
  const rest = kindKeys(values).filter((other) => other !== key);
  return { ...values, [names.kinds]: rest.join(',') };
}

/** The plans of one kind in one list, in their order. */
export function plansIn(values: Values, list: PriceListId, kind: string): string[] {
  return planIds(values).filter(
    (id) => values[planName(id, 'priceList')] === list && values[planName(id, 'kind')] === kind,
  );
}

/** Moves a plan before or after its neighbour of the same kind. */
export function moved(values: Values, id: string, step: -1 | 1): Values {
  const { priceList, kind } = planOf(values, id);
  const peers = plansIn(values, priceList, kind);
  const other = peers[peers.indexOf(id) + step];
  if (!other) return values;
  const swapped = planIds(values).map((each) => {
    if (each === id) return other;
    return each === other ? id : each;
  });
  return withPlans(values, swapped);
}

/** "Individual, 3 months" */
export function titleOf(values: Values, id: string): string {
  const { kind, months } = planOf(values, id);
  const name = values[kindName(kind, 'name')] ?? kind;
  return months > 0 ? `${name}, ${inMonths(months)}` : `${name}, new plan`;
}
