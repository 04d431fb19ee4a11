import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../../config/env.ts';

const RAZORPAY_ORIGIN = 'https://*.razorpay.com';

/** Strict by default: no inline script, no foreign frame but the checkout's. */
export async function addSecurityHeaders(server: FastifyInstance, env: Env): Promise<void> {
  const checkout = new URL(env.RAZORPAY_CHECKOUT_URL).origin;
  const isReal = checkout.endsWith('.razorpay.com');
  // The real script loads its frame, pictures and reports from sister hosts.
  const provider = isReal ? [checkout, RAZORPAY_ORIGIN] : [checkout];
  const media = env.MEDIA_PUBLIC_URL ? [new URL(env.MEDIA_PUBLIC_URL).origin] : [];
  const secure = env.PUBLIC_URL.startsWith('https:');
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...provider],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media, ...provider],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...provider],
        frameSrc: [...provider, 'https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The checkout opens bank pages that must be able to talk back to their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onSend', async (_request, reply) => {
    void reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(self "https://*.razorpay.com")',
    );
  });
}
