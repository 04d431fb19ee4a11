import path from 'node:path';
import Fastify from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { apiRoutes } from './api-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createControl, type SandboxControl } from './control.ts';
import { Disputes } from './disputes.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { Refunds } from './refunds.ts';
import { Settlements } from './settlements.ts';
import { Store } from './store.ts';
import { WebhookSender } from './webhooks.ts';

export interface SandboxOptions {
  /** A free one when absent. */
  port?: number;
  /** 127.0.0.1 when absent. */
  host?: string | undefined;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are sent; none are without it. */
  webhookUrl?: string | undefined;
  /** Keeps orders and payments in `<dataDir>/razorpay-sandbox`; in memory only when absent. */
  dataDir?: string | undefined;
  /** Waits before each retry of a webhook, ms. */
  webhookRetryMs?: number[] | undefined;
}

export interface RazorpaySandbox {
  /** For RAZORPAY_API_URL. */
  url: string;
  /** For RAZORPAY_CHECKOUT_URL. */
  checkoutUrl: string;
  control: SandboxControl;
  close(): Promise<void>;
}

/**
 * A stand-in for Razorpay that speaks its HTTP API, serves a checkout with the same browser interface and sends signed
 * webhooks. No money moves.
 */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<RazorpaySandbox> {
  const { keyId, keySecret, webhookSecret, webhookUrl, dataDir, webhookRetryMs } = options;
  const store = new Store(dataDir === undefined ? undefined : path.join(dataDir, 'razorpay-sandbox'));
  const webhooks = new WebhookSender({
    secret: webhookSecret,
    url: webhookUrl,
    retryAfterMs: webhookRetryMs,
  });
  const ledger = new Ledger(store, webhooks);
  const refunds = new Refunds(store, ledger, webhooks);
  const settlements = new Settlements(store);
  const faults = new Faults();
  const disputes = new Disputes(store, ledger, webhooks);
  const control = createControl({ ledger, refunds, disputes, settlements, webhooks, faults });

  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.statusCode).send(errorBody(error));
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    const code = statusCode >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
    return reply.code(statusCode).send(errorBody({ message, code }));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send(
        errorBody({ message: 'The requested URL was not found on the server.', code: 'BAD_REQUEST_ERROR' }),
      ),
  );
  // Clients send this type with an empty body too.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(new ApiError('The request body is not JSON.'), undefined);
    }
  });
  await app.register(
    async (api) => {
      faults.install(api);
      apiRoutes(api, { ledger, refunds, settlements }, { id: keyId, secret: keySecret });
    },
    { prefix: '/v1' },
  );
  await app.register(async (control_) => controlRoutes(control_, control), { prefix: '/control' });
  checkoutRoutes(app, ledger, keyId, keySecret);
  app.get('/health', async () => ({ status: 'ok' }));

  const url = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  return {
    url,
    checkoutUrl: `${url}/v1/checkout.js`,
    control,
    close: async () => {
      await webhooks.close();
      await app.close();
    },
  };
}
