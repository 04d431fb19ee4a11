import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

type Handler = (...args: never[]) => unknown;

/** Adds to `request.routeOptions.config`. On a controller it applies to all its routes that do not override it. */
export function routeConfig(config: FastifyContextConfig): MethodDecorator & ClassDecorator {
  return (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) {
      const handler = descriptor.value as Handler;
      define(handler, { ...routeConfigOf(handler), ...config });
      return;
    }
    for (const { value } of Object.values(
      Object.getOwnPropertyDescriptors((target as { prototype: object }).prototype),
    )) {
      if (typeof value === 'function' && value !== target) {
        define(value as Handler, { ...config, ...routeConfigOf(value as Handler) });
      }
    }
  };
}

/** Route configuration from the decorators of a controller's method. */
export function routeConfigOf(handler: object): FastifyContextConfig {
  return (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as FastifyContextConfig;
}

function define(handler: Handler, config: FastifyContextConfig): void {
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, config, handler);
}
