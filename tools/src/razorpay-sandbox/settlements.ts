import { createHash } from 'node:crypto';
import type { Notes, Payment, Refund } from './entities.ts';
import type { Ledger } from './ledger.ts';
import { now } from './wire.ts';

const DAY_S = 86_400;
/** India's clock. */
const AHEAD_S = 5.5 * 3600;
/** Razorpay settles in the morning. */
const PAID_OUT_AT_S = 11 * 3600;

/** Line of the report "Settlement Recon". */
const EMPTY = {
  /** Of the payment, refund, adjustment … */
  entity_id: '',
  type: '',
  debit: 0,
  credit: 0,
  amount: 0,
  currency: 'INR',
  /** Tax included. */
  fee: 0,
  tax: 0,
  on_hold: false,
  settled: true,
  created_at: 0,
  settled_at: null as number | null,
  settlement_id: null as string | null,
  posted_at: null,
  credit_type: 'default',
  description: null as string | null,
  notes: [] as Notes,
  /** Of a refund. */
  payment_id: null as string | null,
  settlement_utr: null as string | null,
  order_id: null as string | null,
  order_receipt: null as string | null,
  method: 'upi',
  card_network: null,
  card_issuer: null,
  card_type: null,
  dispute_id: null as string | null,
};
export type SettlementLine = typeof EMPTY;

/**
 * Settlements: captured payments and processed refunds, on the morning after their day. Derived from stored data; changes by
 * tests are kept in memory.
 */
export class Settlements {
  readonly #ledger: Ledger;
  /** When existing items were settled early. */
  readonly #early = new Map<string, number>();
  readonly #changes = new Map<string, Partial<SettlementLine> | null>();
  readonly #more: SettlementLine[] = [];

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Of a month, or a day of it, by India's clock; oldest first. @param month from 1 */
  lines(year: number, month: number, day?: number): SettlementLine[] {
    const asked = [year, month, ...(day === undefined ? [] : [day])].map((part) =>
      String(part).padStart(2, '0'),
    );
    return [...this.#made(), ...this.#more]
      .filter(({ settled_at, created_at }) => indianDay(settled_at ?? created_at).startsWith(asked.join('-')))
      .toSorted((a, b) => (a.settled_at ?? a.created_at) - (b.settled_at ?? b.created_at));
  }

  /** Settles everything now, in one settlement. */
  settleNow(): void {
    const at = now();
    for (const { id, created_at } of this.#ledger.moved()) {
      if (settledAt(created_at) > at && !this.#early.has(id)) this.#early.set(id, at);
    }
  }

  /** Changes fields of a line; null removes it. */
  change(entityId: string, fields: Partial<SettlementLine> | null): void {
    this.#changes.set(entityId, fields);
  }

  /** Adds a line. */
  add(line: Pick<SettlementLine, 'entity_id' | 'type' | 'amount'> & Partial<SettlementLine>): void {
    const at = now();
    this.#more.push({ ...EMPTY, created_at: at, settled_at: at, ...settlementAt(at), ...line });
  }

  #made(): SettlementLine[] {
    return this.#ledger.moved().flatMap((entity) => {
      const at = this.#early.get(entity.id) ?? settledAt(entity.created_at);
      const change = this.#changes.get(entity.id);
      if (at > now() || change === null) return [];
      return {
        ...this.#lineOf(entity),
        created_at: entity.created_at,
        settled_at: at,
        ...settlementAt(at),
        ...change,
      };
    });
  }

  #lineOf(entity: Payment | Refund): SettlementLine {
    const { id, amount, currency } = entity;
    const common = { ...EMPTY, entity_id: id, amount, currency };
    if (entity.entity === 'refund') {
      const orderId = this.#ledger.payment(entity.payment_id).order_id;
      return { ...common, type: 'refund', debit: amount, payment_id: entity.payment_id, order_id: orderId };
    }
    const { fee, tax, order_id } = entity;
    return { ...common, type: 'payment', credit: amount - fee, fee, tax, order_id };
  }
}

/** Unix seconds: the morning after. */
function settledAt(createdAt: number): number {
  const day = Math.floor((createdAt + AHEAD_S) / DAY_S) + 1;
  return day * DAY_S + PAID_OUT_AT_S - AHEAD_S;
}

/** Items settled at one time share one settlement id. */
function settlementAt(at: number): { settlement_id: string; settlement_utr: string } {
  const hash = createHash('sha256').update(String(at)).digest('hex');
  return { settlement_id: `setl_${hash.slice(0, 14)}`, settlement_utr: `${at}${hash.slice(14, 20)}` };
}

const indianDay = (seconds: number): string =>
  new Date((seconds + AHEAD_S) * 1000).toISOString().slice(0, '2026-11-23'.length);
