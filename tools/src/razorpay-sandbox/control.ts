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

/** Actions for tests that Razorpay does not offer. */
export function createControl({ ledger, settlements, webhooks, faults }: Parts) {
  return {
    /** Pays without a browser; returns the payment's id. A second call is a second capture of the order. */
    capture: (orderId: string, attempt?: Attempt) => ledger.pay(orderId, attempt).id,
    /** Declines a payment; returns its id. */
    decline: (orderId: string, attempt?: Attempt) => ledger.decline(orderId, attempt).id,
    /** Adds a fault, beside faults with another `only`; undefined removes all. */
    failApi: (fault: ApiFault | undefined) => (fault === undefined ? faults.heal() : faults.set(fault)),
    /** Removes the fault with that `only`. */
    healApi: (only: string) => faults.heal(only),
    /** Changes how webhooks are sent; unnamed settings stay. */
    setWebhooks: (behaviour: Partial<WebhookBehaviour>) => {
      webhooks.behaviour = { ...webhooks.behaviour, ...behaviour };
    },
    /** Target of webhooks; undefined sends none. */
    setWebhookUrl: (url: string | undefined) => {
      webhooks.url = url;
    },
    /** Resolves when all are sent; pending retries run now. */
    flush: () => webhooks.flush(),
    /** Newest first. */
    orders: () => ledger.orders(),
    payments: (orderId: string) => ledger.paymentsOfOrder(orderId),
    /** Whether refunds are processed at once (default) or by `settleRefund`. */
    settleRefunds: (when: 'at-once' | 'later') => {
      ledger.refundsSettle = when;
    },
    settleRefund: (refundId: string, status: 'processed' | 'failed') =>
      void ledger.settleRefund(refundId, status),
    /** Forgets idempotency keys: repeated refunds are made again. */
    forgetRefundKeys: () => ledger.forgetRefundKeys(),
    /** Makes a refund as in Razorpay's dashboard; returns its id. */
    refund: (paymentId: string, amount: number) =>
      ledger.makeRefund(paymentId, { amount, notes: [], receipt: null, speed: 'normal' }).id,
    /** Oldest first. */
    refunds: (paymentId: string) => ledger.refundsOfPayment(paymentId),
    /** Opens a dispute; returns its id. */
    dispute: (paymentId: string, amount?: number) => ledger.raiseDispute(paymentId, amount).id,
    moveDispute: (disputeId: string, step: DisputeStep) => void ledger.moveDispute(disputeId, step),
    /** Settles everything captured and refunded now instead of tomorrow morning. */
    settleNow: () => settlements.settleNow(),
    /** Changes fields of a settlement line; null removes it. */
    changeSettlementLine: (entityId: string, fields: Partial<SettlementLine> | null) =>
      settlements.change(entityId, fields),
    /** Adds a settlement line. */
    addSettlementLine: (line: Parameters<Settlements['add']>[0]) => settlements.add(line),
  };
}

/** The same for tests in another process. JSON only, no CORS: web pages cannot call it. */
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
