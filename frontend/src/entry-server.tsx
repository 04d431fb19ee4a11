import { type Business, type Promises, setBusiness, setPromises } from '@ironbloom/brand';
import type { PageLook } from '@ironbloom/brand/look';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { apiClient, apiContext } from '#shared/api/client.ts';
import type { ApiFetch } from '#shared/api/typed-client.ts';
import { jsonForScript } from '#shared/seo/json-script.ts';
import { publicError, type Boot } from '#app/document/boot.ts';
import { clientAssets } from '#app/document/client-assets.ts';
import { Document } from '#app/document/document.tsx';
import { Sheets } from '#app/document/sheets.tsx';
import { lookContext } from '#app/document/organization.ts';
import { boundaryRouteId, type FirstPage, siteRoutes } from '#app/first-page.ts';
import { pageOf } from '#app/page-route.ts';
import { ErrorPage, pages } from '#app/router.tsx';

export interface RenderInput {
  url: string;
  /** Public origin without a trailing slash. */
  origin: string;
  /** The lowest monthly price on sale, in paise. */
  fromMonthly: number;
  /** As published. */
  business: Business;
  promises: Promises;
  /** As published, with its colours as CSS. */
  look: PageLook;
  colors: string;
  /** Calls /api/... in process. */
  apiFetch: ApiFetch;
  signal?: AbortSignal;
}

export interface RenderOutput {
  status: number;
  /** `location` on redirects. */
  headers: Record<string, string>;
  html: string;
  /** The error behind a 5xx page, for the caller's log. */
  error?: unknown;
}

const handler = createStaticHandler(siteRoutes(pages, ErrorPage));

/** The page's route; undefined where no page matches. */
const pageAt = ({ matches }: StaticHandlerContext) =>
  matches.find(({ route }) => pageOf(route.handle))?.route;

/** The matched routes only, because the router ranks all given routes anew for every render. */
function matchedRoutes({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, children } as RouteObject],
    [],
  );
}

/** Throws what the components throw. */
function toHtml(
  context: StaticHandlerContext,
  { origin, fromMonthly, business, promises, look, colors }: RenderInput,
): string {
  // Synchronous from here on: concurrent renders share both as module variables.
  setBusiness(business);
  setPromises(promises);
  const { loaderData, errors } = context;
  const route = pageAt(context);
  // The error screen and the admin screens need the route table.
  const table = !route || Boolean(errors ?? route.children);
  const { styles, page: script, scripts } = clientAssets(route?.id, table);
  const page: FirstPage | undefined =
    table || !script ? undefined : { id: route.id, path: route.path!, script, shell: pageOf(route.handle)! };
  // Installed from her own area, it opens there.
  const manifest = route?.id === 'my' ? '/my.webmanifest' : '/site.webmanifest';
  const site = { origin, fromMonthly, year: new Date().getFullYear(), look, manifest };
  const boot: Boot = { site, business, promises, page, hydration: { loaderData, errors } };
  return `<!doctype html>${renderToString(
    <Document
      boot={boot}
      bootText={jsonForScript(boot)}
      scripts={scripts}
      sheets={<Sheets colors={colors} styles={styles} />}
    >
      <StaticRouterProvider
        router={createStaticRouter(matchedRoutes(context), context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  )}`;
}

function failed(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const shown = publicError(error);
  return { ...context, statusCode: shown.status, errors: { [boundaryRouteId]: shown } };
}

function headersFor(context: StaticHandlerContext): Record<string, string> {
  const personal = pageOf(pageAt(context)?.handle)?.personal ?? false;
  const keep = context.statusCode === 200 && !personal;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': keep ? 'public, max-age=0, must-revalidate' : 'no-store',
  };
}

/** Renders one address. Rejects only when the error page cannot be rendered either. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  // For the loaders; `toHtml` sets it again, as other renders may run meanwhile.
  setBusiness(input.business);
  setPromises(input.promises);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, apiClient(input.apiFetch));
  requestContext.set(lookContext, input.look);
  const request = new Request(input.url, input.signal ? { signal: input.signal } : {});
  const result = await handler.query(request, { requestContext });

  if (result instanceof Response) {
    const location = result.headers.get('location') ?? '/';
    return { status: result.status, headers: { location, 'cache-control': 'no-store' }, html: '' };
  }

  const thrown: unknown = Object.values(result.errors ?? {})[0];
  const context = thrown === undefined ? result : failed(result, thrown);
  const report = context.statusCode >= 500 ? { error: thrown } : {};
  try {
    const html = toHtml(context, input);
    return { status: context.statusCode, headers: headersFor(context), html, ...report };
  } catch (error) {
    const broken = failed(result, error);
    return { status: 500, headers: headersFor(broken), html: toHtml(broken, input), error };
  }
}
