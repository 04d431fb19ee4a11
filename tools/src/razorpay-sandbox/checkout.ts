import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';
import { ApiError, hmacHex } from './wire.ts';

const BROWSER = path.join(import.meta.dirname, 'browser');

const FILES: Record<string, { file: string; type: string }> = {
  '/v1/checkout.js': { file: 'checkout.js', type: 'text/javascript; charset=utf-8' },
  '/checkout/frame': { file: 'frame.html', type: 'text/html; charset=utf-8' },
  '/checkout/frame.js': { file: 'frame.js', type: 'text/javascript; charset=utf-8' },
  '/checkout/frame.css': { file: 'frame.css', type: 'text/css; charset=utf-8' },
};

const opening = z.object({ key: z.string(), order_id: z.string() });
const attempt = opening.extend({
  outcome: z.enum(['success', 'failure']),
  email: z.string().max(254).optional(),
  contact: z.string().max(20).optional(),
  description: z.string().max(255).optional(),
});

/** The script that shops load, its frame, and the frame's two calls. */
export function checkoutRoutes(app: FastifyInstance, ledger: Ledger, keyId: string, keySecret: string): void {
  for (const [url, { file, type }] of Object.entries(FILES)) {
    app.get(url, async (_request, reply) => {
      reply.header('content-type', type);
      reply.header('cache-control', 'no-cache');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
      reply.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
      );
      return readFile(path.join(BROWSER, file));
    });
  }

  app.post('/checkout/open', async (request) => {
    const { order_id } = known(opening, request.body);
    const order = ledger.order(order_id);
    return { amount: order.amount, currency: order.currency, paid: order.status === 'paid' };
  });

  app.post('/checkout/attempt', async (request) => {
    const { order_id, outcome, email, contact, description } = known(attempt, request.body);
    if (ledger.order(order_id).status === 'paid') throw new ApiError('This order has already been paid.');
    const buyer = { email, contact, description };
    if (outcome === 'success') {
      const payment = ledger.pay(order_id, buyer);
      return {
        razorpay_payment_id: payment.id,
        razorpay_order_id: order_id,
        razorpay_signature: hmacHex(keySecret, `${order_id}|${payment.id}`),
      };
    }
    const payment = ledger.decline(order_id, buyer);
    return {
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { payment_id: payment.id, order_id },
      },
    };
  });

  function known<Schema extends typeof opening>(schema: Schema, body: unknown): z.output<Schema> {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new ApiError('The checkout was opened without a key and an order.');
    if (parsed.data.key !== keyId) throw new ApiError('The api key provided is invalid', { statusCode: 401 });
    return parsed.data;
  }
}
