import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Attempt, DisputeStep } from './entities.ts';
import type { ApiFault, Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { SettlementLine, Settlements } from './settlements.ts';
import type { WebhookBehaviour, WebhookSender } from './webhooks.ts';
import { ApiError } from './wire.ts';

interface Parts {
  ledger: Ledger;
  settlements: Settlements;
  webhooks: WebhookSender;
  faults: Faults;
}

export type SandboxControl = ReturnType<typeof createControl>;

/** What a test may do that Razorpay does not offer. The same calls are on HTTP under `/control`. */
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
    /** Every event so far, oldest first. */
    webhooks: () => webhooks.list(),
    /** Sends what waits (late or to be retried) now. */
    flush: () => webhooks.flush(),
    /** Sends an event again, also one that was dropped. */
    resend: (eventId: string) => webhooks.resend(eventId),
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

const paise = z.number().int();
const paymentId = z.string();
const attempt = z.object({
  orderId: z.string(),
  amount: paise.optional(),
  currency: z.string().optional(),
  email: z.string().optional(),
  contact: z.string().optional(),
  capture: z.boolean().optional(),
  webhooks: z.boolean().optional(),
});
const fault = z.object({
  status: z.number().int().min(400).max(599).optional(),
  hang: z.boolean().optional(),
  drop: z.boolean().optional(),
  when: z.enum(['before', 'after']).optional(),
  times: z.number().int().positive().optional(),
  only: z.string().optional(),
});
const behaviour = z
  .object({
    delayMs: z.number().nonnegative(),
    copies: z.number().int().positive(),
    order: z.enum(['natural', 'reversed', 'shuffled']),
    drop: z.union([z.boolean(), z.array(z.string())]),
  })
  .partial();
const settlementLine = z.object({
  entity_id: z.string(),
  type: z.string(),
  amount: paise,
  credit: paise.optional(),
  debit: paise.optional(),
  fee: paise.optional(),
  tax: paise.optional(),
  payment_id: z.string().optional(),
  order_id: z.string().optional(),
});

/** The control calls for tests in another process. JSON only, and no CORS: a web page cannot call them. */
export function controlRoutes(app: FastifyInstance, control: SandboxControl): void {
  const on = <Shape extends z.ZodRawShape>(
    name: string,
    shape: z.ZodObject<Shape>,
    act: (given: z.output<z.ZodObject<Shape>>) => unknown,
  ) =>
    app.post(`/${name}`, async ({ body }) => {
      const parsed = shape.safeParse(body ?? {});
      if (!parsed.success) throw new ApiError(z.prettifyError(parsed.error));
      return (await act(parsed.data)) ?? { ok: true };
    });
  on('capture', attempt, ({ orderId, ...how }) => ({ paymentId: control.capture(orderId, how) }));
  on('decline', attempt, ({ orderId, ...how }) => ({ paymentId: control.decline(orderId, how) }));
  on('fail-api', fault, (given) => control.failApi(given));
  on('heal-api', z.object({ only: z.string().optional() }), ({ only }) =>
    only === undefined ? control.failApi(undefined) : control.healApi(only),
  );
  on('webhooks', behaviour, (given) => control.setWebhooks(given));
  on('webhook-url', z.object({ url: z.url().nullable() }), ({ url }) =>
    control.setWebhookUrl(url ?? undefined),
  );
  on('flush', z.object({}), () => control.flush());
  on('resend', z.object({ eventId: z.string() }), ({ eventId }) => control.resend(eventId));
  on('settle-refunds', z.object({ when: z.enum(['at-once', 'later']) }), ({ when }) =>
    control.settleRefunds(when),
  );
  on(
    'settle-refund',
    z.object({ refundId: z.string(), status: z.enum(['processed', 'failed']) }),
    ({ refundId, status }) => control.settleRefund(refundId, status),
  );
  on('refund', z.object({ paymentId, amount: z.number() }), (given) => ({
    refundId: control.refund(given.paymentId, given.amount),
  }));
  on('dispute', z.object({ paymentId, amount: paise.positive().optional() }), (given) => ({
    disputeId: control.dispute(given.paymentId, given.amount),
  }));
  const step = z.enum(['action_required', 'under_review', 'won', 'lost', 'closed']);
  on('move-dispute', z.object({ disputeId: z.string(), step }), (given) =>
    control.moveDispute(given.disputeId, given.step),
  );
  on('settle-now', z.object({}), () => control.settleNow());
  on('settlement-line', settlementLine, (given) => control.addSettlementLine(given));
  app.get<{ Params: { paymentId: string } }>('/refunds/:paymentId', async ({ params }) => ({
    items: control.refunds(params.paymentId),
  }));
  app.get('/webhooks', async () => ({ items: control.webhooks() }));
  app.get('/orders', async () => ({ items: control.orders() }));
}
