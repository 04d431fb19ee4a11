import type { Order, Payment, Refund, SettlementLine } from './entities.ts';
import type { ApiFault, Faults } from './faults.ts';
import type { Attempt, Ledger } from './ledger.ts';
import type { Disputes, DisputeStep } from './disputes.ts';
import type { Refunds } from './refunds.ts';
import type { Settlements } from './settlements.ts';
import type { SentWebhook } from './webhook-delivery.ts';
import type { WebhookBehaviour, WebhookSender } from './webhooks.ts';

/** What a test may do that Razorpay does not offer. The same calls are on HTTP under `/control`. */
export interface SandboxControl {
  /** A buyer pays without a browser; returns the payment's id. A second call is a second capture on one order. */
  capture(orderId: string, attempt?: Attempt): string;
  /** A buyer's bank declines; returns the payment's id. */
  decline(orderId: string, attempt?: Attempt): string;
  /** Makes the API misbehave, beside faults with another `only`; undefined heals it of all. */
  failApi(fault: ApiFault | undefined): void;
  /** Takes the fault with that `only` away. */
  healApi(only: string): void;
  /** Changes how webhooks are sent from now on; the rest stays. */
  setWebhooks(behaviour: Partial<WebhookBehaviour>): void;
  /** Where webhooks go; undefined sends none. */
  setWebhookUrl(url: string | undefined): void;
  /** Every event so far, oldest first. */
  webhooks(): SentWebhook[];
  /** Sends what waits (late or to be retried) now. */
  flush(): Promise<void>;
  /** Sends an event again, also one that was dropped. */
  resend(eventId: string): Promise<void>;
  /** Newest first. */
  orders(): Order[];
  payments(orderId: string): Payment[];
  /** Whether refunds are processed as soon as they are asked for (the default), or wait for `settleRefund`. */
  settleRefunds(when: 'at-once' | 'later'): void;
  settleRefund(refundId: string, status: 'processed' | 'failed'): void;
  /** Refunds that are asked for again under the key of before are made again. */
  forgetRefundKeys(): void;
  /** Somebody refunds in Razorpay's dashboard; returns the refund's id. */
  refund(paymentId: string, amount: number): string;
  /** A buyer's bank asks the money back; returns the dispute's id. */
  dispute(paymentId: string, amount?: number): string;
  moveDispute(disputeId: string, step: DisputeStep): void;
  /** Oldest first. */
  refunds(paymentId: string): Refund[];
  /** All that was captured and refunded goes to the bank now, instead of tomorrow morning. */
  settleNow(): void;
  /** Shows a payment or refund in its settlement with other fields than it has; null: not at all. */
  changeSettlementLine(entityId: string, fields: Partial<SettlementLine> | null): void;
  /** Shows one more line in a settlement of now. */
  addSettlementLine(line: Parameters<Settlements['add']>[0]): void;
}

interface Parts {
  ledger: Ledger;
  refunds: Refunds;
  disputes: Disputes;
  settlements: Settlements;
  webhooks: WebhookSender;
  faults: Faults;
}

export function createControl({
  ledger,
  refunds,
  disputes,
  settlements,
  webhooks,
  faults,
}: Parts): SandboxControl {
  return {
    capture: (orderId, attempt) => ledger.pay(orderId, attempt).id,
    decline: (orderId, attempt) => ledger.decline(orderId, attempt).id,
    failApi: (fault) => (fault === undefined ? faults.heal() : faults.set(fault)),
    healApi: (only) => faults.heal(only),
    setWebhooks: (behaviour) => {
      webhooks.behaviour = { ...webhooks.behaviour, ...behaviour };
    },
    setWebhookUrl: (url) => {
      webhooks.url = url;
    },
    webhooks: () => webhooks.list(),
    flush: () => webhooks.flush(),
    resend: (eventId) => webhooks.resend(eventId),
    orders: () => ledger.orders(),
    payments: (orderId) => ledger.paymentsOfOrder(orderId),
    settleRefunds: (when) => {
      refunds.settles = when;
    },
    forgetRefundKeys: () => refunds.forgetKeys(),
    settleRefund: (refundId, status) => void refunds.settle(refundId, status),
    refund: (paymentId, amount) =>
      refunds.make(paymentId, { amount, notes: [], receipt: null, speed: 'normal' }).id,
    dispute: (paymentId, amount) => disputes.raise(paymentId, amount).id,
    moveDispute: (disputeId, step) => void disputes.move(disputeId, step),
    refunds: (paymentId) => refunds.ofPayment(paymentId),
    settleNow: () => settlements.settleNow(),
    changeSettlementLine: (entityId, fields) => settlements.change(entityId, fields),
    addSettlementLine: (line) => settlements.add(line),
  };
}
