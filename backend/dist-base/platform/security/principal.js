import { routeConfig } from '../http/route-config.js';
/** Without it a route is public. */
export const RequireAccess = (access) => routeConfig({ access });
//# sourceMappingURL=principal.js.map