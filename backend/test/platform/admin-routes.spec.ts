import { HttpAdapterHost } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { request as openRequest, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refuseAdminRoutesWithoutRight } from '../../src/platform/security/access.guard.ts';
import { type Right, type Role, STAFF_ROLES } from '../../src/platform/security/rights.domain.ts';
import { allRights, hasRight, isRight, rightsOf } from '../../src/platform/security/rights.ts';
import { request } from '../harness/client.ts';
import { type Route, routesOf } from '../harness/routes.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

/** Called with an empty request. */
const status = async ({ method, path }: Route, token?: string) => {
  const response = await request(system.url + path.replace(/:\w+/g, randomUUID()), {
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return response.status;
};

const LONG_BYTES = 24 * 1_048_576;
/** What Node reads from a connection before it is stopped, and a margin. */
const FEW_BYTES = 262_144;

function* longBody(): Generator<Buffer> {
  const brackets = Buffer.alloc(65_536, '[');
  for (let sent = 0; sent < LONG_BYTES; sent += brackets.length) yield brackets;
}

/** Sends a large body while it is accepted. @returns the status */
const flood = async ({ method, path }: Route) => {
  const headers = { 'content-type': 'application/json', 'content-length': LONG_BYTES };
  const sending = openRequest(system.url + path.replace(/:\w+/g, randomUUID()), { method, headers });
  let came: number | undefined;
  sending.on('response', (response) => {
    came = response.statusCode;
    response.resume();
  });
  // The backend closes the connection in the end.
  await pipeline(Readable.from(longBody()), sending).catch(() => undefined);
  return came;
};

describe('every guarded route', () => {
  it('refuses a stranger before it reads the body', async () => {
    const guarded = routesOf(system.app).filter(
      ({ access, hasEntryCheck }) => (access !== undefined && access !== 'anyone') || hasEntryCheck,
    );
    expect(guarded.length).toBeGreaterThan(50);
    expect(guarded.map(({ path }) => path)).toContain('/api/broadcasts/bounces');
    for (const route of guarded) {
      const broken = { 'content-type': 'application/json' };
      const sent = await request(system.url + route.path.replace(/:\w+/g, randomUUID()), {
        method: route.method,
        ...(route.method !== 'GET' && { headers: broken, body: '{' }),
      });
      expect([route, sent.status]).toEqual([route, 401]);
    }
    const sockets: Socket[] = [];
    const server = system.app.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
    server.on('connection', (socket) => sockets.push(socket));
    const answers = await Promise.all(guarded.map(flood));
    expect(guarded.map((route, at) => [route, answers[at]])).toEqual(guarded.map((route) => [route, 401]));
    expect(sockets.length).toBe(guarded.length);
    for (const { bytesRead } of sockets) expect(bytesRead).toBeLessThan(FEW_BYTES);
  });
});

const ROLES: readonly Role[] = [...STAFF_ROLES, 'member'];

async function tokenOf(role: Role): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, $2, 'M', $3, now())`,
    [id, `${id}@example.com`, role],
  );
  return sessionToken(system, id);
}

/** `refused`, or the answer behind the guard for missing things and empty bodies. */
const outcome = (answered: number) =>
  answered === 401 || answered === 403 ? 'refused' : answered < 500 ? 'let through' : answered;

describe('every admin route', () => {
  it('admits the roles with its right only', async () => {
    const guarded = routesOf(system.app).filter(({ access }) => isRight(access));
    expect(guarded.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/payments/admin/all', '/api/users/admin/summary', '/api/blogs/:id']),
    );
    for (const route of guarded) expect([route, await status(route)]).toEqual([route, 401]);
    for (const role of ROLES) {
      const token = await tokenOf(role);
      for (const route of guarded) {
        const expected = hasRight(role, route.access as Right) ? 'let through' : 'refused';
        expect([role, route, outcome(await status(route, token))]).toEqual([role, route, expected]);
      }
    }
  });

  it('is every route with "admin" in its address and every write of content', () => {
    const open = routesOf(system.app).filter(
      ({ path, method, access }) =>
        !isRight(access) &&
        (/\/admin(\/|$)/.test(path) ||
          (method !== 'GET' && /^\/api\/(blogs|recipes|testimonials)/.test(path))),
    );
    expect(open).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['members', { access: 'member' }],
  ] as const)('with the right of %s keeps the backend from starting', (_, config) => {
    const server = fastify();
    refuseAdminRoutesWithoutRight(server);
    const handler = () => 'open';
    expect(() => server.get('/api/payments/admin/all', { config }, handler)).toThrow('declares no right');
    server.get('/api/payments/admin/most', { config: { access: 'payments:read' } }, handler);
    server.get('/api/payments/administered', { config }, handler);
  });
});

describe('the table of rights', () => {
  it('gives owners every right, coaches their clients and members none', () => {
    expect(rightsOf('owner')).toEqual(allRights());
    expect([rightsOf('coach'), rightsOf('member')]).toEqual([['clients:read', 'health:read'], []]);
  });

  it('denies managers people, settings and large refunds', () => {
    const kept = allRights().filter((right) => !hasRight('manager', right));
    expect(kept).toEqual(['health:read', 'payments:refund-any', 'settings:manage', 'people:manage']);
  });

  it('lets editors write and accountants read', () => {
    expect(rightsOf('editor')).toEqual(['content:edit']);
    expect(rightsOf('accountant')).toEqual(['payments:read', 'payments:export']);
  });
});
