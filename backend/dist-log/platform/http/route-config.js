import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
/**
 * Adds to what hooks find as `request.routeOptions.config`. On a controller it holds for all its routes that do not say
 * otherwise themselves.
 */
export function routeConfig(config) {
    return (target, _name, descriptor) => {
        if (descriptor) {
            const handler = descriptor.value;
            define(handler, { ...routeConfigOf(handler), ...config });
            return;
        }
        for (const { value } of Object.values(Object.getOwnPropertyDescriptors(target.prototype))) {
            if (typeof value === 'function' && value !== target) {
                define(value, { ...config, ...routeConfigOf(value) });
            }
        }
    };
}
/** What the decorators of a controller's method say of its route. */
export function routeConfigOf(handler) {
    return (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {});
}
function define(handler, config) {
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, config, handler);
}
//# sourceMappingURL=route-config.js.map