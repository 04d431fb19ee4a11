import { createHmac, timingSafeEqual, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** Baseline with the same outcome: bare Fastify and pg, without validation, state machine or idempotency. */
const { DATABASE_URL, RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } =
  process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(
  'CREATE TABLE baseline_orders (id uuid PRIMARY KEY, body jsonb NOT NULL, razorpay_order_id text);' +
    'CREATE TABLE baseline_events (event_id text PRIMARY KEY, body jsonb NOT NULL)',
);

const server = Fastify();
const authorization = `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`;

server.post<{ Body: { amount: number } }>('/api/payments/orders', async (request, reply) => {
  const id = randomUUID();
  await pool.query('INSERT INTO baseline_orders (id, body) VALUES ($1, $2)', [id, request.body]);
  const answer = await fetch(`${RAZORPAY_API_URL}/v1/orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: request.body.amount, currency: 'INR', receipt: id }),
  });
  const order = (await answer.json()) as { id: string };
  await pool.query('UPDATE baseline_orders SET razorpay_order_id = $2 WHERE id = $1', [id, order.id]);
  return reply.code(201).send({ orderId: order.id });
});

await server.register(async (raw) => {
  raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  raw.post<{ Body: Buffer }>('/api/payments/webhook', async (request, reply) => {
    const expected = createHmac('sha256', RAZORPAY_WEBHOOK_SECRET ?? '')
      .update(request.body)
      .digest();
    const given = Buffer.from(String(request.headers['x-razorpay-signature']), 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.code(400).send();
    await pool.query('INSERT INTO baseline_events (event_id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      request.headers['x-razorpay-event-id'],
      request.body.toString('utf8'),
    ]);
    return { received: true };
  });
});

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
