import { platformError } from '../../errors/platform-errors.js';
import { routeConfig } from '../route-config.js';
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** For what programs send: they name no site, and a mail program's reader may sit in any. */
export const AllowCrossSite = () => routeConfig({ allowCrossSite: true });
/**
 * Refuses a change that another site makes a visitor's browser send, by what browsers say of it themselves; who says nothing
 * is no browser. After Go's `net/http.CrossOriginProtection`.
 * @param siteUrl PUBLIC_URL; the name that was asked for counts as well, so that a site under a second name works
 * @throws DomainError `OTHER_SITE`
 */
export function refuseCrossSite({ method, headers, hostname, routeOptions }, siteUrl) {
    if (CHANGES_NOTHING.has(method) || routeOptions.config.allowCrossSite)
        return;
    const { origin, 'sec-fetch-site': site } = headers;
    if (site === 'same-origin' || site === 'none')
        return;
    if (origin !== undefined && origin === new URL(siteUrl).origin)
        return;
    // Old browsers, and plain http, come without Sec-Fetch-Site.
    if (site === undefined && (origin === undefined || URL.parse(origin)?.hostname === hostname))
        return;
    throw platformError('OTHER_SITE');
}
//# sourceMappingURL=cross-site.js.map