import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { isRight } from '../../security/rights.ts';
import { routeConfig } from '../route-config.ts';

/** What one body may hold. */
export interface BodyLimits {
  bytes: number;
  /** Values in JSON, lists and objects among them. */
  values: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimits?: BodyLimits;
  }
}

/** The longest that anybody may send us, a message of 5,000 letters, takes half of it. */
export const PUBLIC_LIMITS: BodyLimits = { bytes: 32_768, values: 1_000 };
const ADMIN_LIMITS: BodyLimits = { bytes: 1_048_576, values: 10_000 };

/** Sets a route's own limits. */
export const BodyLimit = (limits: BodyLimits) => routeConfig({ bodyLimits: limits });

/** A route's own limits, else those of admin routes or of public ones. */
export function bodyLimitsOf({ access, bodyLimits }: FastifyContextConfig): BodyLimits {
  return bodyLimits ?? (isRight(access) ? ADMIN_LIMITS : PUBLIC_LIMITS);
}

/** Applies the limits of each route. Call it before any route is registered. */
export function honourBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitsOf(route.config ?? {}).bytes;
  });
}
