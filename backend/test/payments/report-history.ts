import { randomUUID } from 'node:crypto';
import {
  creditOf,
  type TaxParts,
  taxWithin,
  untaxed,
  without,
} from '../../src/modules/accounting/tax/tax.domain.ts';
import type { TestSystem } from '../harness/system.ts';

/** Seeded random numbers (mulberry32). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface Event {
  kind: 'invoice' | 'receipt' | 'refund' | 'credit_note';
  at: Date;
  test: boolean;
  /** Amounts of documents: null without tax. */
  parts: TaxParts | null;
  paise: number;
  payment: string;
  id: string;
}

const MINUTE = 60_000;
const HALF_PAST_FIVE = 330 * MINUTE;

/** Midnight in India at the beginning of a month. @param month from 0, any */
export const beginning = (year: number, month: number): number => Date.UTC(year, month) - HALF_PAST_FIVE;

/** A moment of a month; half of them within a minute of its ends. */
function momentOf(random: (below: number) => number, year: number, month: number): Date {
  const [from, to] = [beginning(year, month), beginning(year, month + 1)];
  const edges = [
    from,
    from + 1,
    from + random(MINUTE),
    to - 1,
    to - random(MINUTE) - 1,
    from + HALF_PAST_FIVE,
  ];
  return new Date(random(2) ? edges[random(edges.length)]! : from + random(to - from));
}

const PRICES = [100, 99_999, 1_437_500, 1_500_000, 4_700_000, 8_800_001];

/** Sales of one month with refunds and disputes then or later. */
export function aHistory(random: (below: number) => number, year: number, month: number): Event[] {
  const events: Event[] = [];
  for (let sale = random(4); sale >= 0; sale -= 1) {
    const [payment, test, taxed] = [randomUUID(), random(4) === 0, random(3) > 0];
    const paise = PRICES[random(PRICES.length)]!;
    const parts = taxed ? taxWithin(paise, [5, 18][random(2)]!, random(2) === 0) : untaxed(paise);
    const named = (of: TaxParts) => (taxed ? of : null);
    const at = momentOf(random, year, month);
    events.push({
      kind: taxed ? 'invoice' : 'receipt',
      at,
      test,
      parts: named(parts),
      paise,
      payment,
      id: payment,
    });
    let left = parts;
    let rest = paise;
    for (let refund = random(4); refund > 0 && rest > 0; refund -= 1) {
      const back = random(3) ? Math.min(rest, 1 + random(rest)) : rest;
      const when = momentOf(random, year, month + random(3));
      const credit = creditOf(left, back);
      const common = { at: when < at ? at : when, test, paise: back, payment };
      events.push({ ...common, kind: 'refund', parts: null, id: randomUUID() });
      // A few have no credit note.
      if (random(8)) events.push({ ...common, kind: 'credit_note', parts: named(credit), id: randomUUID() });
      left = without(left, credit);
      rest -= back;
    }
  }
  return events;
}

/** Inserts histories, a thousand rows at a time. */
export async function write({ db }: TestSystem, events: readonly Event[]): Promise<void> {
  const json = (rows: readonly object[]) => [JSON.stringify(rows)];
  const sales = events.filter(({ kind }) => kind === 'invoice' || kind === 'receipt');
  await db.rows(
    `INSERT INTO payments (id, intent_key, intent_hash, status_token, status, price_list, training_type, kind_name, duration, amount_paise,
            name, email, age, gender, test, completed_at, receipt_number, razorpay_payment_id)
     SELECT id, id, 'x', id, 'completed', 'training-programs', 'individual', 'Individual', 3, paise, 'Asha', 'asha@example.com', 30, 'female',
            test, at, 'IB-' || id, 'pay_' || id
       FROM json_to_recordset($1) AS e (id uuid, paise int, test boolean, at timestamptz)`,
    json(sales),
  );
  const refunds = events.filter(({ kind }) => kind === 'refund');
  await db.rows(
    `INSERT INTO payment_refunds (id, payment_id, refund_key, amount_paise, reason, requested_by, status, razorpay_payment_id, processed_at)
     SELECT id, payment, id, paise, 'x', 'x', 'processed', 'pay_' || payment, at
       FROM json_to_recordset($1) AS e (id uuid, payment uuid, paise int, at timestamptz)`,
    json(refunds),
  );
  const documents = events.flatMap((event, at) => {
    const { kind, parts, paise } = event;
    if (kind !== 'invoice' && kind !== 'credit_note') return [];
    const refund = kind === 'credit_note' ? (events[at - 1]?.id ?? null) : null;
    return [{ ...event, ...(parts ?? untaxed(paise)), rate: parts && 18, refund }];
  });
  await db.rows(
    `INSERT INTO tax_documents (id, kind, payment_id, refund_id, series, financial_year, serial, number, issued_at, test, rate_percent,
            taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     SELECT id, kind, payment, refund, 'X', id, 1, 'X-' || id, at, test, rate, "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", paise
       FROM json_to_recordset($1) AS e (id uuid, kind text, payment uuid, refund uuid, at timestamptz, test boolean, rate int,
            "taxablePaise" int, "cgstPaise" int, "sgstPaise" int, "igstPaise" int, paise int)`,
    json(documents),
  );
}

export interface Expected {
  counts: Record<string, number>;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  moneyBack: number;
  testPayments: number;
}

/** Sums computed from the events of a period, independent of the code under test. */
export function expectedOf(events: readonly Event[], from: number, to: number): Expected {
  const sum: Expected = {
    counts: { invoice: 0, receipt: 0, refund: 0, credit_note: 0, lost_dispute: 0 },
    taxable: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    total: 0,
    moneyBack: 0,
    testPayments: 0,
  };
  for (const { kind, at, test, parts, paise } of events) {
    if (at.getTime() < from || at.getTime() >= to) continue;
    if (test) {
      if (kind === 'invoice' || kind === 'receipt') sum.testPayments += 1;
      continue;
    }
    sum.counts[kind]! += 1;
    if (kind === 'refund') {
      sum.moneyBack += paise;
      continue;
    }
    const sign = kind === 'credit_note' ? -1 : 1;
    sum.total += sign * paise;
    sum.taxable += sign * (parts?.taxablePaise ?? 0);
    sum.cgst += sign * (parts?.cgstPaise ?? 0);
    sum.sgst += sign * (parts?.sgstPaise ?? 0);
    sum.igst += sign * (parts?.igstPaise ?? 0);
  }
  return sum;
}
