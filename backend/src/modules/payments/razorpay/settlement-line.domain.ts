/** A line of Razorpay's settlement report as far as we read it: what it paid out, or took, for one thing. Amounts in paise. */
export interface SettlementLine {
  /** Razorpay's id of the payment, refund, adjustment … */
  entityId: string;
  /** Null: it waits for a settlement. */
  settlementId: string | null;
  /** `payment`, `refund`, `adjustment`, `transfer` … */
  type: string;
  debitPaise: number;
  creditPaise: number;
  amountPaise: number;
  currency: string;
  feePaise: number;
  taxPaise: number;
  onHold: boolean;
  settled: boolean;
  createdAt: Date;
  settledAt: Date | null;
  /** The bank's own number of the transfer. */
  utr: string | null;
  /** Of a refund. */
  paymentId: string | null;
  orderId: string | null;
  disputeId: string | null;
  method: string | null;
}
