/** Razorpay's minimum of one rupee, in paise. */
export const LEAST_CHARGE = 100;

const PAISE_PER_RUPEE = 100;

/** Reduction of an offer: a share, or an amount in paise; the other one is null. */
export interface Discount {
  percent: number | null;
  amount: number | null;
}

/**
 * Paise that a discount takes off. A share is rounded up to whole rupees in the buyer's favour; a rupee always remains.
 * @param price paise, at least `LEAST_CHARGE`
 */
export function discountOn(price: number, { percent, amount }: Discount): number {
  const asked = percent === null ? (amount ?? 0) : shareOf(price, percent);
  return Math.max(0, Math.min(asked, price - LEAST_CHARGE));
}

/** In integers up to the last division, so that no fraction of a paisa appears. */
function shareOf(price: number, percent: number): number {
  return Math.ceil((price * percent) / (100 * PAISE_PER_RUPEE)) * PAISE_PER_RUPEE;
}

/** Whole per cent of the usual price, rounded (pay-3). */
export function discountPercent(price: number, original: number): number {
  return Math.round(((original - price) * 100) / original);
}

/** Two screens have separate prices (pay-2); home shows `simple-payment`. */
export const PRICE_LISTS = ['training-programs', 'simple-payment'] as const;
export type PriceListId = (typeof PRICE_LISTS)[number];

/** Name in `publications`. */
export const CATALOGUE = 'plans';

/** Who trains: one person, or also a buddy. */
export interface OfferingKind {
  /** Key in orders, addresses and exports, such as `buddy`; never changes. */
  key: string;
  name: string;
  /** Short line below the name. */
  text: string;
  people: 1 | 2;
}

/** An offering as the owner stores it. Amounts in paise. */
export interface ListedOffering {
  id: string;
  priceList: PriceListId;
  kind: string;
  months: number;
  price: number;
  originalPrice: number;
  visible: boolean;
  mostChosen: boolean;
}

/** Price to pay in paise, and the reduction from the offering's own price. */
export interface Charge {
  amount: number;
  /** Reduction by the offer. */
  discount: number;
  /** A code or a sale; a renewal has no id. */
  offer: { id: string | null; name: string } | null;
}

/** A price reduction for everyone on days in India, both included. */
export interface Sale extends Discount {
  id: string;
  name: string;
  startsOn: string | null;
  endsOn: string;
  /** Null: all. */
  planIds: readonly string[] | null;
}

/** Kinds and offerings in display order. */
export interface Catalogue {
  kinds: readonly OfferingKind[];
  plans: readonly ListedOffering[];
  /** Running and future ones. */
  sales: readonly Sale[];
}

/** An offering as sold at a moment. */
export interface Offering {
  id: string;
  /** The key of its kind. */
  trainingType: string;
  kindName: string;
  people: 1 | 2;
  /** Months. */
  duration: number;
  /** Paise, as all amounts here: the price after a sale. */
  price: number;
  /** Before the sale. */
  listPrice: number;
  originalPrice: number;
  /** Whole per cent, from the two prices. */
  discountPercent: number;
  mostChosen: boolean;
  visible: boolean;
  sale: Pick<Sale, 'id' | 'name' | 'endsOn'> | null;
}

/** Offerings of a list as sold on a day, hidden ones included. @param day in India, `YYYY-MM-DD` */
export function offeringsOf({ kinds, plans, sales }: Catalogue, list: PriceListId, day: string): Offering[] {
  const running = sales.filter(({ startsOn, endsOn }) => (startsOn ?? day) <= day && day <= endsOn);
  return kinds.flatMap((kind) =>
    plans
      .filter((offering) => offering.priceList === list && offering.kind === kind.key)
      .map((offering) => offeringOn(offering, kind, running)),
  );
}

/** The offering with this kind and duration, hidden ones included; undefined when there is none. */
export function findOffering(
  catalogue: Catalogue,
  wanted: { priceList: string; trainingType: string; duration: number },
  day: string,
): Offering | undefined {
  const list = PRICE_LISTS.find((id) => id === wanted.priceList);
  if (!list) return undefined;
  return offeringsOf(catalogue, list, day).find(
    ({ trainingType, duration }) => trainingType === wanted.trainingType && duration === wanted.duration,
  );
}

function offeringOn(offering: ListedOffering, kind: OfferingKind, running: readonly Sale[]): Offering {
  const { id, months: duration, price: listPrice, originalPrice, mostChosen, visible } = offering;
  const sale = lowest(offering, running);
  const price = listPrice - (sale ? discountOn(listPrice, sale) : 0);
  return {
    id,
    trainingType: kind.key,
    kindName: kind.name,
    people: kind.people,
    duration,
    price,
    listPrice,
    originalPrice,
    discountPercent: discountPercent(price, originalPrice),
    mostChosen,
    visible,
    sale: sale ? { id: sale.id, name: sale.name, endsOn: sale.endsOn } : null,
  };
}

/** The best of several sales applies; they are not combined. */
function lowest({ id, price }: ListedOffering, running: readonly Sale[]): Sale | undefined {
  const off = (sale: Sale): number => discountOn(price, sale);
  const [best] = running
    .filter((sale) => !sale.planIds || sale.planIds.includes(id))
    .toSorted((a, b) => off(b) - off(a));
  return best;
}

/** "1 month", "6 months" */
export const monthsInWords = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;

/** Lowest price of a month over all offerings: "from ₹4,167 a month". @returns paise, in whole rupees */
export function lowestMonthly(
  lists: readonly { plans: readonly Pick<Offering, 'price' | 'duration'>[] }[],
): number {
  const months = lists.flatMap(({ plans }) => plans.map(({ price, duration }) => price / duration));
  return Math.round(Math.min(...months) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** Upper case without spaces: "monsoon 10" is MONSOON10. */
export const normalizeCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');
