import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { SandboxControl } from './control.ts';
import type { Attempt } from './ledger.ts';

const onOrder = z.object({
  orderId: z.string(),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
  email: z.string().optional(),
  contact: z.string().optional(),
  capture: z.boolean().optional(),
  webhooks: z.boolean().optional(),
});
const fault = z
  .object({
    status: z.number().int().min(400).max(599).optional(),
    hang: z.boolean().optional(),
    drop: z.boolean().optional(),
    when: z.enum(['before', 'after']).optional(),
    times: z.number().int().positive().optional(),
    only: z.string().optional(),
  })
  .transform(withoutAbsent);
const behaviour = z
  .object({
    delayMs: z.number().nonnegative().optional(),
    copies: z.number().int().positive().optional(),
    order: z.enum(['natural', 'reversed', 'shuffled']).optional(),
    drop: z.union([z.boolean(), z.array(z.string())]).optional(),
  })
  .transform(withoutAbsent);

const settlement = z.object({ refundId: z.string(), status: z.enum(['processed', 'failed']) });

const disputeStep = z.object({
  disputeId: z.string(),
  step: z.enum(['action_required', 'under_review', 'won', 'lost', 'closed']),
});
const paise = z.number().int();
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
type AddedLine = Parameters<SandboxControl['addSettlementLine']>[0];

/**
 * The control calls for tests in another process. JSON only, and no CORS: a web page cannot call them.
 * `POST /control/{capture,decline,fail-api,heal-api,webhooks,webhook-url,flush,resend,
 * settle-refunds,settle-refund,refund,dispute,move-dispute,settle-now,settlement-line}`, `GET /control/{webhooks,orders}`, `GET /control/refunds/<payment id>`.
 */
export function controlRoutes(app: FastifyInstance, control: SandboxControl): void {
  app.post('/capture', async (request) => {
    const { orderId, ...attempt } = parse(onOrder, request.body);
    return { paymentId: control.capture(orderId, withoutAbsent(attempt) as Attempt) };
  });
  app.post('/decline', async (request) => {
    const { orderId, ...attempt } = parse(onOrder, request.body);
    return { paymentId: control.decline(orderId, withoutAbsent(attempt) as Attempt) };
  });
  app.post('/fail-api', async (request) => {
    control.failApi(parse(fault, request.body) as Parameters<SandboxControl['failApi']>[0]);
    return { ok: true };
  });
  app.post('/heal-api', async (request) => {
    const { only } = parse(z.object({ only: z.string().optional() }), request.body);
    if (only === undefined) control.failApi(undefined);
    else control.healApi(only);
    return { ok: true };
  });
  app.post('/webhooks', async (request) => {
    control.setWebhooks(parse(behaviour, request.body) as Parameters<SandboxControl['setWebhooks']>[0]);
    return { ok: true };
  });
  app.post('/webhook-url', async (request) => {
    control.setWebhookUrl(parse(z.object({ url: z.url().nullable() }), request.body).url ?? undefined);
    return { ok: true };
  });
  app.post('/flush', async () => {
    await control.flush();
    return { ok: true };
  });
  app.post('/resend', async (request) => {
    await control.resend(parse(z.object({ eventId: z.string() }), request.body).eventId);
    return { ok: true };
  });
  app.post('/settle-refunds', async (request) => {
    control.settleRefunds(parse(z.object({ when: z.enum(['at-once', 'later']) }), request.body).when);
    return { ok: true };
  });
  app.post('/settle-refund', async (request) => {
    const { refundId, status } = parse(settlement, request.body);
    control.settleRefund(refundId, status);
    return { ok: true };
  });
  app.post('/refund', async (request) => {
    const { paymentId, amount } = parse(
      z.object({ paymentId: z.string(), amount: z.number() }),
      request.body,
    );
    return { refundId: control.refund(paymentId, amount) };
  });
  app.post('/dispute', async (request) => {
    const { paymentId, amount } = parse(
      z.object({ paymentId: z.string(), amount: z.number().int().positive().optional() }),
      request.body,
    );
    return { disputeId: control.dispute(paymentId, amount) };
  });
  app.post('/move-dispute', async (request) => {
    const { disputeId, step } = parse(disputeStep, request.body);
    control.moveDispute(disputeId, step);
    return { ok: true };
  });
  app.post('/settle-now', async () => {
    control.settleNow();
    return { ok: true };
  });
  app.post('/settlement-line', async (request) => {
    control.addSettlementLine(withoutAbsent(parse(settlementLine, request.body)) as AddedLine);
    return { ok: true };
  });
  app.get<{ Params: { paymentId: string } }>('/refunds/:paymentId', async (request) => ({
    items: control.refunds(request.params.paymentId),
  }));
  app.get('/webhooks', async () => ({ items: control.webhooks() }));
  app.get('/orders', async () => ({ items: control.orders() }));
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiError(z.prettifyError(parsed.error));
}

/** Absent and undefined differ under `exactOptionalPropertyTypes` and in spreads over defaults. */
function withoutAbsent<Value extends object>(value: Value): Partial<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Partial<Value>;
}
