import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { inMonths } from '#shared/lib/plan-words.ts';

type Offers = AnswerOf<'/api/payments/admin/offers'>;

/** The offerings and their prices. */
export type Plans = AnswerOf<'/api/payments/admin/plans'>;
/** A code, or a sale if `code` is null. Amounts in paise, days in IST. */
export type Offer = Offers['offers'][number];
export type OfferDraft = BodyOf<'/api/payments/admin/offers'>;
export type OfferState = 'running' | 'scheduled' | 'paused' | 'ended' | 'used up';

/** @param today IST, `YYYY-MM-DD` */
export function stateOf({ active, startsOn, endsOn, maxUses, used }: Offer, today: string): OfferState {
  if (endsOn !== null && endsOn < today) return 'ended';
  if (maxUses !== null && used >= maxUses) return 'used up';
  if (!active) return 'paused';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'running';
}

/** "10% off", "₹1,500 off" */
export const takenOff = ({ percent, amount }: OfferDraft): string =>
  percent === null ? `${formatRupees(amount ?? 0)} off` : `${percent}% off`;

/** "Individual, 3 months" */
export function titleOf({ kinds }: Plans, { kind, months }: Plans['plans'][number]): string {
  const name = kinds.find(({ key }) => key === kind)?.name ?? kind;
  return `${name}, ${inMonths(months)}`;
}

/** Form values, all as text. */
export type Values = Readonly<Record<string, string>>;

export const isOn = (text: string | undefined): boolean => text === 'yes';
export const onOff = (on: boolean): string => (on ? 'yes' : 'no');

/** Wire names, plus the form's own `kind` (code, sale), `off` (percent, amount) and `which` (all, some). */
export function formOf(offer: Offer | null): Values {
  const number = (count: number | null | undefined): string => (count == null ? '' : String(count));
  return {
    kind: offer && offer.code === null ? 'sale' : 'code',
    code: offer?.code ?? '',
    name: offer?.name ?? '',
    off: offer && offer.percent === null ? 'amount' : 'percent',
    percent: number(offer?.percent),
    amount: offer?.amount == null ? '' : typedRupees(offer.amount),
    startsOn: offer?.startsOn ?? '',
    endsOn: offer?.endsOn ?? '',
    which: offer?.planIds ? 'some' : 'all',
    planIds: offer?.planIds?.join(',') ?? '',
    maxUses: number(offer?.maxUses),
    maxUsesPerEmail: number(offer?.maxUsesPerEmail),
    firstPurchaseOnly: onOff(offer?.firstPurchaseOnly ?? false),
    active: onOff(offer?.active ?? true),
  };
}

const words = {
  code: 'Enter a code',
  name: 'Enter a name',
  percent: 'Enter a whole number from 1 to 100',
  amount: 'Enter rupees, such as 1500',
  ends: 'A sale needs a last day',
  order: 'The last day is before the first',
  plans: 'Choose at least one plan',
  count: 'Enter a whole number, or leave empty for no limit',
};

const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text);

/** Client-side errors by field. */
export function offerProblems(values: Values): FieldErrors {
  const problems: Record<string, string> = {};
  const text = (name: string): string => values[name]?.trim() ?? '';
  const isCode = text('kind') === 'code';
  if (isCode && !text('code')) problems['code'] = words.code;
  if (!text('name')) problems['name'] = words.name;
  const isPercent = text('off') === 'percent';
  if (isPercent && !(isCount(text('percent')) && Number(text('percent')) <= 100))
    problems['percent'] = words.percent;
  if (!isPercent && !readRupees(text('amount'))) problems['amount'] = words.amount;
  if (!isCode && !text('endsOn')) problems['endsOn'] = words.ends;
  if (text('startsOn') && text('endsOn') && text('endsOn') < text('startsOn'))
    problems['endsOn'] = words.order;
  if (text('which') === 'some' && !text('planIds')) problems['planIds'] = words.plans;
  for (const name of ['maxUses', 'maxUsesPerEmail']) {
    if (isCode && text(name) && !isCount(text(name))) problems[name] = words.count;
  }
  return problems;
}

/** The request body of a valid form. */
export function draftOf(values: Values): OfferDraft {
  const text = (name: string): string | null => values[name]?.trim() || null;
  const count = (name: string): number | null => (text(name) ? Number(text(name)) : null);
  const isPercent = values['off'] === 'percent';
  return {
    code: values['kind'] === 'code' ? text('code') : null,
    name: text('name') ?? '',
    percent: isPercent ? count('percent') : null,
    amount: isPercent ? null : (readRupees(values['amount'] ?? '') ?? null),
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    planIds: values['which'] === 'some' ? (text('planIds')?.split(',') ?? []) : null,
    maxUses: count('maxUses'),
    maxUsesPerEmail: count('maxUsesPerEmail'),
    firstPurchaseOnly: isOn(values['firstPurchaseOnly']),
    active: isOn(values['active']),
  };
}

export const offerLabels: Readonly<Record<string, string>> = {
  kind: 'Type',
  code: 'Code',
  name: 'Name',
  off: 'Discount type',
  percent: 'Percentage',
  amount: 'Amount',
  startsOn: 'First day',
  endsOn: 'Last day',
  which: 'Which plans',
  planIds: 'Plans',
  maxUses: 'Total uses',
  maxUsesPerEmail: 'Uses per email',
  firstPurchaseOnly: 'First purchase only',
  active: 'Active',
};
