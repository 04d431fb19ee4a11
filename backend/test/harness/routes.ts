import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { routeConfigOf } from '../../src/platform/http/route-config.ts';

export interface Route {
  method: string;
  path: string;
  access: string | undefined;
  hasEntryCheck: boolean;
}

/** Methods of the class and of its base classes. */
function methodsOf(prototype: object): [name: string, method: object][] {
  const parent = Object.getPrototypeOf(prototype) as object;
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(
    ([name, { value }]): [string, object] => [name, value as object],
  );
  const inherited = parent === Object.prototype ? [] : methodsOf(parent);
  return [...own, ...inherited.filter(([name]) => !own.some(([known]) => known === name))];
}

/** Every route of the product, as its decorators have it. */
export function routesOf(app: INestApplicationContext): Route[] {
  const found: Route[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as { prototype: object };
      const base = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '');
      for (const [name, handler] of methodsOf(controller.prototype)) {
        if (name === 'constructor' || !Reflect.hasMetadata(PATH_METADATA, handler)) continue;
        const path = `/${base}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replace(/\/+/g, '/');
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
        const { access, entryCheck } = routeConfigOf(handler);
        found.push({
          method,
          path: path.replace(/\/$/, '') || '/',
          access,
          hasEntryCheck: entryCheck !== undefined,
        });
      }
    }
  }
  return found;
}
