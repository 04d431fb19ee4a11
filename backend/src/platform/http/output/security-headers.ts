import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Env } from '../../../config/env.ts';

const RAZORPAY_ORIGIN = 'https://*.razorpay.com';

/** Policy of a picture opened as a document: an SVG runs no scripts and has an origin of its own. */
export const PICTURE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Strict by default: no inline scripts, no foreign frames except the checkout's. Constant. */
export function addSecurityHeaders(server: FastifyInstance, env: Env): void {
  const headers = {
    ...headersOf(helmetOptions(env)),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://*.razorpay.com")',
  };
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

function helmetOptions(env: Env): HelmetOptions {
  const checkout = new URL(env.RAZORPAY_CHECKOUT_URL).origin;
  const isReal = checkout.endsWith('.razorpay.com');
  // The real script loads its frame, pictures and reports from sister hosts.
  const provider = isReal ? [checkout, RAZORPAY_ORIGIN] : [checkout];
  const media = env.MEDIA_PUBLIC_URL ? [new URL(env.MEDIA_PUBLIC_URL).origin] : [];
  const secure = env.PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...provider],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media, ...provider],
        mediaSrc: ["'self'", ...media],
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
    // For Internet Explorer, Flash and a removed filter; without effect today.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Disables the prefetching of the few hosts above.
    xDnsPrefetchControl: false,
  };
}

/** The headers that helmet sets; it offers no way to compute them alone. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
