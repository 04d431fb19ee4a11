import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';
import type { Settlements } from './settlements.ts';
import { ApiError, equalText } from './wire.ts';

/** Amounts are numbers or, from forms, digits. */
const paise = z.coerce.number().int();
const currency = z.string().length(3).default('INR');
const notes = z
  .union([z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), z.array(z.never())])
  .nullish()
  .transform((given) => {
    const entries = Object.entries(given ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
    return entries.length === 0 ? ([] as []) : Object.fromEntries(entries);
  });
const orderBody = z.object({ amount: paise, currency, receipt: z.string().nullish(), notes });
const captureBody = z.object({ amount: paise, currency });
const refundBody = z
  .object({
    amount: paise.optional(),
    notes,
    receipt: z.string().nullish(),
    speed: z.string().default('normal'),
  })
  .prefault({});
const reconQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
  day: z.coerce.number().int().min(1).max(31).optional(),
  count: z.coerce.number().int().min(1).max(1000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});
type Id = { Params: { id: string } };
/** "At least 10 characters long … alphabets, numbers, hyphens and underscores only" (Razorpay, refunds). */
const IDEMPOTENCY_KEY = /^[\w-]{10,}$/;

interface ApiKey {
  id: string;
  secret: string;
}

/** The part of Razorpay's HTTP API that its SDK calls for orders, payments, refunds and settlements. */
export function apiRoutes(
  app: FastifyInstance,
  { ledger, settlements }: { ledger: Ledger; settlements: Settlements },
  apiKey: ApiKey,
): void {
  const expected = `Basic ${Buffer.from(`${apiKey.id}:${apiKey.secret}`).toString('base64')}`;
  app.addHook('onRequest', async (request) => {
    if (equalText(request.headers.authorization ?? '', expected)) return;
    throw new ApiError('Authentication failed', { statusCode: 401 });
  });

  app.post('/orders', async (request) => {
    const body = parse(orderBody, request);
    if (body.amount < 100)
      throw new ApiError('Order amount less than minimum amount allowed', { field: 'amount' });
    if ((body.receipt ?? '').length > 40) {
      throw new ApiError('receipt: the length must be no more than 40.', { field: 'receipt' });
    }
    checkNotes(body.notes);
    return ledger.createOrder({ ...body, receipt: body.receipt ?? null });
  });
  app.get<{ Querystring: { count?: string } }>('/orders', async ({ query: { count = '10' } }) =>
    collection(ledger.orders().slice(0, Number(count))),
  );
  app.get<Id>('/orders/:id', async (request) => ledger.order(request.params.id));
  app.get<Id>('/orders/:id/payments', async (request) =>
    collection(ledger.paymentsOfOrder(request.params.id)),
  );

  app.get<Id>('/payments/:id', async (request) => ledger.payment(request.params.id));
  app.post<Id>('/payments/:id/capture', async (request) => {
    const body = parse(captureBody, request);
    return ledger.capture(request.params.id, body.amount, body.currency);
  });
  app.post<Id>('/payments/:id/refund', async (request) => {
    const body = parse(refundBody, request);
    checkNotes(body.notes);
    const make = () =>
      ledger.makeRefund(request.params.id, {
        notes: body.notes,
        speed: body.speed,
        receipt: body.receipt ?? null,
        ...(body.amount === undefined ? {} : { amount: body.amount }),
      });
    const key = request.headers['x-refund-idempotency'];
    if (typeof key !== 'string') return make();
    if (!IDEMPOTENCY_KEY.test(key)) throw new ApiError('The idempotency key is invalid.');
    return ledger.refundOnce(key, JSON.stringify([request.params.id, request.body]), make);
  });
  app.get<Id>('/payments/:id/refunds', async (request) =>
    collection(ledger.refundsOfPayment(request.params.id)),
  );
  app.get<Id>('/refunds/:id', async (request) => ledger.refund(request.params.id));

  app.get('/settlements/recon/combined', async (request) => {
    const { year, month, day, count, skip } = valid(reconQuery, request.query);
    return collection(settlements.lines(year, month, day).slice(skip, skip + count));
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  return valid(schema, request.body ?? undefined);
}

function valid<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
  throw new ApiError(`The ${field} field is invalid.`, { field });
}

/** Razorpay accepts 15 notes of 256 characters. */
function checkNotes(given: Record<string, string> | []): void {
  const values = Object.values(given);
  if (values.length > 15) throw new ApiError('Number of fields in notes should be less than or equal to 15.');
  if (values.some((value) => value.length > 256)) {
    throw new ApiError('Value in notes should be less than or equal to 256 characters.', { field: 'notes' });
  }
}

function collection<Item>(items: Item[]): { entity: 'collection'; count: number; items: Item[] } {
  return { entity: 'collection', count: items.length, items };
}
