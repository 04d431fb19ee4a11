import type { SettlementLine } from './settlement-line.domain.ts';

/** As it comes: paise, and Unix seconds. */
export interface RawSettlementLine {
  entity_id: string;
  settlement_id?: string | null;
  type: string;
  debit?: number | string | null;
  credit?: number | string | null;
  amount?: number | string | null;
  currency: string;
  fee?: number | string | null;
  tax?: number | string | null;
  on_hold?: boolean | null;
  settled?: boolean | null;
  created_at: number;
  settled_at?: number | null;
  settlement_utr?: string | null;
  payment_id?: string | null;
  order_id?: string | null;
  dispute_id?: string | null;
  method?: string | null;
}

export function toSettlementLine(raw: RawSettlementLine): SettlementLine {
  return {
    entityId: raw.entity_id,
    settlementId: raw.settlement_id || null,
    type: raw.type,
    debitPaise: Number(raw.debit ?? 0),
    creditPaise: Number(raw.credit ?? 0),
    amountPaise: Number(raw.amount ?? 0),
    currency: raw.currency,
    feePaise: Number(raw.fee ?? 0),
    taxPaise: Number(raw.tax ?? 0),
    onHold: raw.on_hold ?? false,
    settled: raw.settled ?? false,
    createdAt: atSecond(raw.created_at),
    settledAt: raw.settled_at ? atSecond(raw.settled_at) : null,
    utr: raw.settlement_utr || null,
    paymentId: raw.payment_id || null,
    orderId: raw.order_id || null,
    disputeId: raw.dispute_id || null,
    method: raw.method || null,
  };
}

const atSecond = (seconds: number): Date => new Date(seconds * 1000);
