export const TAX_DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** Parts of a tax-inclusive price: whole paise that add up to it. */
export interface TaxParts {
  taxablePaise: number;
  /** Within one state; equal halves. */
  cgstPaise: number;
  sgstPaise: number;
  /** Interstate. */
  igstPaise: number;
}

/** Basis points: 2.5 % is 250. */
const PER_CENT = 100;
const WHOLE = 100 * PER_CENT;

/** The first two digits are the state of registration. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);

export const totalOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxParts): number =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise;

/** Before tax, or untaxed. */
export const untaxed = (paise: number): TaxParts => ({
  taxablePaise: paise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
});

/**
 * Extracts the tax from a tax-inclusive price. The tax is rounded to the nearest paisa, per half, so that halves are equal;
 * the taxable value is the rest.
 * @param ratePercent with at most two decimals
 * @param withinState CGST and SGST, else IGST
 */
export function taxWithin(totalPaise: number, ratePercent: number, withinState: boolean): TaxParts {
  const rate = Math.round(ratePercent * PER_CENT);
  if (!withinState) {
    const igstPaise = nearest(totalPaise, rate, WHOLE + rate);
    return { ...untaxed(totalPaise - igstPaise), igstPaise };
  }
  const half = nearest(totalPaise, rate, 2 * (WHOLE + rate));
  return { ...untaxed(totalPaise - 2 * half), cgstPaise: half, sgstPaise: half };
}

/**
 * Parts of a refund. `left` is the invoice minus its credit notes, so that their sum never exceeds it and equals it after a
 * full refund. CGST and SGST are equal, except where refunds of single paise prevent it.
 * @param paise from 1 to what is left
 */
export function creditOf(left: TaxParts, paise: number): TaxParts {
  const { taxablePaise: taxable, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst } = left;
  const total = totalOf(left);
  if (paise >= total) return without(left, untaxed(0));
  if (cgst + sgst === 0) {
    const igstPaise = nearest(paise, igst, total);
    return { ...untaxed(paise - igstPaise), igstPaise };
  }
  if (taxable === 0) {
    const cgstPaise = cgst >= sgst ? Math.ceil(paise / 2) : Math.floor(paise / 2);
    return { ...untaxed(0), cgstPaise, sgstPaise: paise - cgstPaise };
  }
  const fewest = Math.max(0, Math.ceil((paise - taxable) / 2));
  const half = Math.min(Math.max(nearest(paise, cgst, total), fewest), Math.floor(paise / 2));
  return { ...untaxed(paise - 2 * half), cgstPaise: half, sgstPaise: half };
}

/** What remains of `from`, part by part. */
export const without = (from: TaxParts, taken: TaxParts): TaxParts => ({
  taxablePaise: from.taxablePaise - taken.taxablePaise,
  cgstPaise: from.cgstPaise - taken.cgstPaise,
  sgstPaise: from.sgstPaise - taken.sgstPaise,
  igstPaise: from.igstPaise - taken.igstPaise,
});

/** Taxable paise of an invoice's two lines: the offering's price and the offer's reduction. They add up to `taxablePaise`. */
export function taxableLines(
  taxablePaise: number,
  discountPaise: number,
  ratePercent: number,
): { offering: number; discount: number } {
  const discount = nearest(discountPaise, WHOLE, WHOLE + Math.round(ratePercent * PER_CENT));
  return { offering: taxablePaise + discount, discount };
}

/** `amount` × `part` ÷ `of`, half a paisa rounded up. BigInt: the product exceeds safe integers. */
function nearest(amount: number, part: number, of: number): number {
  const divisor = 2n * BigInt(of);
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(of)) / divisor);
}

/** Rule 46 of the CGST Rules limits characters and length. */
const MAX_NUMBER_LENGTH = 16;
const MAX_DIGITS = 6;

/** Prefix of a series and year, and the minimum of digits: INV/26-27/ and 6. */
export function numbering(series: string, financialYear: string): { beginning: string; digits: number } {
  const beginning = `${series}/${financialYear.slice(2)}/`;
  return { beginning, digits: Math.min(MAX_DIGITS, MAX_NUMBER_LENGTH - beginning.length) };
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** As India counts. */
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** "Rupees fourteen thousand three hundred seventy-five and fifty paise only". @param paise an integer from 0 on */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const tail = rest > 0 ? ` and ${words(rest)} paise` : '';
  return `Rupees ${words(rupees)}${tail} only`;
}

function words(count: number): string {
  for (const [unit, name] of UNITS) {
    if (count < unit) continue;
    const rest = count % unit;
    return `${words(Math.floor(count / unit))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`;
  }
  if (count < 20) return SMALL[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 > 0 ? `${ten}-${SMALL[count % 10]}` : ten;
}
