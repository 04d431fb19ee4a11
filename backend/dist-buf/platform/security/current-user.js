import { createParamDecorator } from '@nestjs/common';
import { platformError } from '../errors/platform-errors.js';
const principals = new WeakMap();
/** Only the guard does so, after it asked the database. */
export function rememberPrincipal(request, principal) {
    principals.set(request, principal);
}
function principalOf(request) {
    const principal = principals.get(request);
    if (!principal)
        throw platformError('UNAUTHENTICATED');
    return principal;
}
/** The caller of a route that has `RequireAccess`. */
export const CurrentUser = createParamDecorator((_, context) => principalOf(context.switchToHttp().getRequest()));
/** The caller as the activity log knows them. */
export const CurrentActor = createParamDecorator((_, context) => {
    const request = context.switchToHttp().getRequest();
    const { id, email, role } = principalOf(request);
    return { userId: id, email, role, ...originOf(request) };
});
/** For routes that anybody may call, signing in above all. */
export const RequestOrigin = createParamDecorator((_, context) => originOf(context.switchToHttp().getRequest()));
function originOf(request) {
    const { ip, headers, routeOptions, url } = request;
    return { ip, route: routeOptions.url ?? url, userAgent: headers['user-agent'] ?? '' };
}
//# sourceMappingURL=current-user.js.map