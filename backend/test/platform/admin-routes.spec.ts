import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '../../src/platform/security/principal.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Route {
  method: string;
  path: string;
  access: string | undefined;
}

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

/** Every route of the product, as its decorators have it. */
function routes(): Route[] {
  const found: Route[] = [];
  for (const module of system.app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as { prototype: Record<string, object> };
      const base = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '');
      for (const name of Object.getOwnPropertyNames(controller.prototype)) {
        const handler = controller.prototype[name];
        if (name === 'constructor' || !handler || !Reflect.hasMetadata(PATH_METADATA, handler)) continue;
        const path = `/${base}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replace(/\/+/g, '/');
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
        const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller)) as
          string | undefined;
        found.push({ method, path: path.replace(/\/$/, '') || '/', access });
      }
    }
  }
  return found;
}

const status = async ({ method, path }: Route, token?: string) => {
  const response = await fetch(system.url + path.replace(/:\w+/g, randomUUID()), {
    method,
    redirect: 'manual',
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  await response.arrayBuffer();
  return response.status;
};

describe('every admin route', () => {
  it('is closed to strangers and to members, before it looks at what they sent', async () => {
    const id = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, 'm@example.com', 'M', now())`,
      [id],
    );
    const member = new JwtService().sign({ sub: id, ver: 0 }, { secret: system.env.JWT_SECRET });
    const admin = routes().filter(({ access }) => access === 'admin');
    expect(admin.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/payments/admin/all', '/api/users/admin/summary']),
    );
    for (const route of admin) {
      expect([route, await status(route), await status(route, member)]).toEqual([route, 401, 403]);
    }
  });

  it('is every route that has "admin" in its address, and every write of content', () => {
    const open = routes().filter(
      ({ path, method, access }) =>
        access !== 'admin' &&
        (/\/admin(\/|$)/.test(path) ||
          (method !== 'GET' && /^\/api\/(blogs|recipes|testimonials)/.test(path))),
    );
    expect(open).toEqual([]);
  });
});
