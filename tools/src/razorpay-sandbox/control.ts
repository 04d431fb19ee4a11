import type { FastifyInstance } from 'fastify';
import type { Attempt, DisputeStep } from './entities.ts';
import type { ApiFault, Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { SettlementLine, Settlements } from './settlements.ts';
import type { WebhookBehaviour, WebhookSender } from './webhooks.ts';

interface Parts {
  ledger: Ledger;
  settlements: Settlements;
  webhooks: WebhookSender;
  faults: Faults;
}

export type SandboxControl = ReturnType<typeof createControl>;

/** What a test may do that Razorpay does not offer. */
export function createControl({ ledger, settlements, webhooks, faults }: Parts) {
  return {
    /** A buyer pays without a browser; returns the payment's id. A second call is a second capture on one order. */
    capture: (orderId: string, attempt?: Attempt) => ledger.pay(orderId, attempt).id,
    /** A buyer's bank declines; returns the payment's id. */
    decline: (orderId: string, attempt?: Attempt) => ledger.decline(orderId, attempt).id,
    /** Makes the API misbehave, beside faults with another `only`; undefined heals it of all. */
    failApi: (fault: ApiFault | undefined) => (fault === undefined ? faults.heal() : faults.set(fault)),
    /** Takes the fault with that `only` away. */
    healApi: (only: string) => faults.heal(only),
    /** Changes how webhooks are sent from now on; the rest stays. */
    setWebhooks: (behaviour: Partial<WebhookBehaviour>) => {
      webhooks.behaviour = { ...webhooks.behaviour, ...behaviour };
    },
    /** Where webhooks go; undefined sends none. */
    setWebhookUrl: (url: string | undefined) => {
      webhooks.url = url;
    },
    /** Waits until all are sent; what was to be tried again is so now. */
    flush: () => webhooks.flush(),
    /** Newest first. */
    orders: () => ledger.orders(),
    payments: (orderId: string) => ledger.paymentsOfOrder(orderId),
    /** Whether refunds are processed as soon as they are asked for (the default), or wait for `settleRefund`. */
    settleRefunds: (when: 'at-once' | 'later') => {
      ledger.refundsSettle = when;
    },
    settleRefund: (refundId: string, status: 'processed' | 'failed') =>
      void ledger.settleRefund(refundId, status),
    /** Refunds that are asked for again under the key of before are made again. */
    forgetRefundKeys: () => ledger.forgetRefundKeys(),
    /** Somebody refunds in Razorpay's dashboard; returns the refund's id. */
    refund: (paymentId: string, amount: number) =>
      ledger.makeRefund(paymentId, { amount, notes: [], receipt: null, speed: 'normal' }).id,
    /** Oldest first. */
    refunds: (paymentId: string) => ledger.refundsOfPayment(paymentId),
    /** A buyer's bank asks the money back; returns the dispute's id. */
    dispute: (paymentId: string, amount?: number) => ledger.raiseDispute(paymentId, amount).id,
    moveDispute: (disputeId: string, step: DisputeStep) => void ledger.moveDispute(disputeId, step),
    /** All that was captured and refunded goes to the bank now, instead of tomorrow morning. */
    settleNow: () => settlements.settleNow(),
    /** Shows a payment or refund in its settlement with other fields than it has; null: not at all. */
    changeSettlementLine: (entityId: string, fields: Partial<SettlementLine> | null) =>
      settlements.change(entityId, fields),
    /** Shows one more line in a settlement of now. */
    addSettlementLine: (line: Parameters<Settlements['add']>[0]) => settlements.add(line),
  };
}

/** Some of them for tests in another process. JSON only, and no CORS: a web page cannot call them. */
export function controlRoutes(app: FastifyInstance, control: SandboxControl): void {
  const on = <Given>(name: string, act: (given: Given) => unknown) =>
    app.post(`/${name}`, async ({ body }) => (await act(body as Given)) ?? { ok: true });
  on<Attempt & { orderId: string }>('capture', ({ orderId, ...attempt }) => ({
    paymentId: control.capture(orderId, attempt),
  }));
  on<ApiFault>('fail-api', (fault) => control.failApi(fault));
  on('heal-api', () => control.failApi(undefined));
  on('flush', () => control.flush());
  on<{ paymentId: string; amount?: number }>('dispute', ({ paymentId, amount }) => ({
    disputeId: control.dispute(paymentId, amount),
  }));
  on<{ disputeId: string; step: DisputeStep }>('move-dispute', ({ disputeId, step }) =>
    control.moveDispute(disputeId, step),
  );
}
