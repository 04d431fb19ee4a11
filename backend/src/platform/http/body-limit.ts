import type { FastifyInstance } from 'fastify';
import { routeConfig } from './route-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
  }
}

/** For the few routes that take more than the megabyte that is enough for all others. */
export const BodyLimit = (bytes: number): MethodDecorator => routeConfig({ bodyLimit: bytes });

/** Lets routes say how much they take. Before any route is made. */
export function honourBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = route.config ?? {};
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
