import path from 'node:path';
import Fastify from 'fastify';
import { apiRoutes } from './api.ts';
import { checkoutRoutes } from './checkout.ts';
import { controlRoutes, createControl, type SandboxControl } from './control.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { Settlements } from './settlements.ts';
import { WebhookSender } from './webhooks.ts';
import { ApiError, errorBody } from './wire.ts';

export interface SandboxOptions {
  /** A free one when absent. */
  port?: number;
  /** 127.0.0.1 when absent. */
  host?: string | undefined;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Target of webhooks; none are sent without it. */
  webhookUrl?: string | undefined;
  /** Keeps orders and payments in `<dataDir>/razorpay-sandbox`; in memory only when absent. */
  dataDir?: string | undefined;
  /** Delays of webhook retries, ms. */
  webhookRetryMs?: number[] | undefined;
}

export interface RazorpaySandbox {
  /** Value of RAZORPAY_API_URL. */
  url: string;
  /** Value of RAZORPAY_CHECKOUT_URL. */
  checkoutUrl: string;
  control: SandboxControl;
  close(): Promise<void>;
}

/** Stand-in for Razorpay: its HTTP API, a checkout with the same browser interface, and signed webhooks. No money moves. */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<RazorpaySandbox> {
  const { keyId, keySecret, webhookSecret, webhookUrl, dataDir, webhookRetryMs } = options;
  const webhooks = new WebhookSender({
    secret: webhookSecret,
    url: webhookUrl,
    retryAfterMs: webhookRetryMs,
  });
  const ledger = new Ledger(webhooks, dataDir && path.join(dataDir, 'razorpay-sandbox'));
  const settlements = new Settlements(ledger);
  const faults = new Faults();
  const control = createControl({ ledger, settlements, webhooks, faults });

  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, message, field } = error as Partial<ApiError> & { message: string };
    return reply.code(statusCode).send(errorBody(statusCode, message, field));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody(404, 'The requested URL was not found on the server.')),
  );
  // Clients send this type with an empty body, too.
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
      apiRoutes(api, { ledger, settlements }, { id: keyId, secret: keySecret });
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
