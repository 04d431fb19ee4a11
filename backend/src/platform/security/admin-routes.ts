import type { FastifyInstance } from 'fastify';
import { isRight } from './rights.ts';

/** A route of the admin area, by its address. */
const ADMIN = /^\/api\/(?:.*\/)?admin(?:\/|$)/;

/** Before any route is made: one of the admin area that names no right is a mistake, and the backend does not start with it. */
export function refuseAdminRoutesWithoutRight(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, method, config }) => {
    if (!ADMIN.test(url) || isRight(config?.access)) return;
    throw new Error(
      `${String(method)} ${url} names no right: give it RequireAccess with a right that its module declares`,
    );
  });
}
