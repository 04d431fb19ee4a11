import type { FastifyRequest } from 'fastify';
import { platformError } from '../../errors/platform-errors.ts';
import { routeConfig } from '../route-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    allowCrossSite?: boolean;
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For requests of programs and mail clients, which name no site. */
export const AllowCrossSite = () => routeConfig({ allowCrossSite: true });

/**
 * Refuses a change that another site makes a visitor's browser send, by what browsers say of it themselves; who says nothing
 * is no browser. After Go's `net/http.CrossOriginProtection`.
 * @param siteUrl PUBLIC_URL; the name that was asked for (`Host`, which no page can choose) counts as well, so that a site under a
 *   second name works
 * @throws DomainError `OTHER_SITE`
 */
export function refuseCrossSite({ method, headers, routeOptions }: FastifyRequest, siteUrl: string) {
  if (CHANGES_NOTHING.has(method) || routeOptions.config.allowCrossSite) return;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== undefined && origin === new URL(siteUrl).origin) return;
  // Old browsers and plain HTTP send no Sec-Fetch-Site.
  if (site === undefined && (origin === undefined || URL.parse(origin)?.hostname === hostOf(headers.host)))
    return;
  throw platformError('OTHER_SITE');
}

const hostOf = (host = ''): string | undefined => URL.parse(`http://${host}`)?.hostname;
