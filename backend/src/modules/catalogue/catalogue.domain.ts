/** Razorpay takes no less than a rupee; in paise. */
export const LEAST_CHARGE = 100;

const PAISE_PER_RUPEE = 100;

/** What an offer takes off: a share of the price, or an amount in paise; the other one is null. */
export interface Discount {
  percent: number | null;
  amount: number | null;
}

/**
 * Paise that a discount takes off a price. A share is rounded up to whole rupees, which is in the buyer's favour; a rupee
 * always stays to be paid.
 * @param price paise, at least `LEAST_CHARGE`
 */
export function discountOn(price: number, { percent, amount }: Discount): number {
  const asked = percent === null ? (amount ?? 0) : shareOf(price, percent);
  return Math.max(0, Math.min(asked, price - LEAST_CHARGE));
}

/** In whole numbers up to the last division, so that no fraction of a paisa is made up. */
function shareOf(price: number, percent: number): number {
  return Math.ceil((price * percent) / (100 * PAISE_PER_RUPEE)) * PAISE_PER_RUPEE;
}

/** Whole per cent of the usual price, rounded (pay-3). */
export function discountPercent(price: number, original: number): number {
  return Math.round(((original - price) * 100) / original);
}

/** Two screens sell at two prices (pay-2); home shows the `simple-payment` list. */
export const PRICE_LISTS = ['training-programs', 'simple-payment'] as const;
export type PriceListId = (typeof PRICE_LISTS)[number];

/** Published under this name: what is sold, and for how much. */
export const CATALOGUE = 'plans';

/** Who trains: one person, or two, the second of whom is the buddy. */
export interface OfferingKind {
  /** What orders, addresses and exports carry: `buddy`. It never changes. */
  key: string;
  name: string;
  /** A short line below the name. */
  text: string;
  people: 1 | 2;
}

/** What the owner has written down of an offering. Amounts in paise. */
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

/** What is to be paid, in paise, and why it is less than the offering's own price. */
export interface Charge {
  amount: number;
  /** What the offer takes off. */
  discount: number;
  /** A code, or a sale. */
  offer: { id: string; name: string } | null;
}

/** A lower price for everybody, on days in India, both included. */
export interface Sale extends Discount {
  id: string;
  name: string;
  startsOn: string | null;
  endsOn: string;
  /** Null: all. */
  planIds: readonly string[] | null;
}

/** All that is sold, kinds and offerings in the order in which screens show them. */
export interface Catalogue {
  kinds: readonly OfferingKind[];
  plans: readonly ListedOffering[];
  /** Those that run, or will. */
  sales: readonly Sale[];
}

/** An offering as it is sold at a moment. */
export interface Offering {
  id: string;
  /** The key of its kind. */
  trainingType: string;
  kindName: string;
  people: 1 | 2;
  /** Months. */
  duration: number;
  /** Paise, as are all amounts here: what is to be paid, a sale taken off. */
  price: number;
  /** Without the sale. */
  listPrice: number;
  originalPrice: number;
  /** Whole per cent, rounded from the two prices so that it is never at odds with them. */
  discountPercent: number;
  mostChosen: boolean;
  visible: boolean;
  sale: Pick<Sale, 'id' | 'name' | 'endsOn'> | null;
}

/** Every offering of a list as it is sold on a day, hidden ones too. @param day in India, `YYYY-MM-DD` */
export function offeringsOf({ kinds, plans, sales }: Catalogue, list: PriceListId, day: string): Offering[] {
  const running = sales.filter(({ startsOn, endsOn }) => (startsOn ?? day) <= day && day <= endsOn);
  return kinds.flatMap((kind) =>
    plans
      .filter((offering) => offering.priceList === list && offering.kind === kind.key)
      .map((offering) => offeringOn(offering, kind, running)),
  );
}

/** The offering that is sold under these words, or undefined when there is no such offering. Hidden ones are found. */
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

/** Of several sales at once a buyer gets the best; they are not added up. */
function lowest({ id, price }: ListedOffering, running: readonly Sale[]): Sale | undefined {
  const off = (sale: Sale): number => discountOn(price, sale);
  const [best] = running
    .filter((sale) => !sale.planIds || sale.planIds.includes(id))
    .toSorted((a, b) => off(b) - off(a));
  return best;
}

/** "1 month", "6 months" */
export const monthsInWords = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;

/** What a month costs at least, over all offerings: "from ₹4,167 a month". @returns paise, in whole rupees */
export function lowestMonthly(
  lists: readonly { plans: readonly Pick<Offering, 'price' | 'duration'>[] }[],
): number {
  const months = lists.flatMap(({ plans }) => plans.map(({ price, duration }) => price / duration));
  return Math.round(Math.min(...months) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** As typed, in capitals and without spaces: "monsoon 10" is MONSOON10. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');
