import { data, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './shell/error-page.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** The route whose boundary shows errors inside the shell; the renderer aims failed renders at it. */
export const boundaryRouteId = 'pages';

/** What no page answers to. */
const missing: RouteObject = {
  id: 'missing',
  path: '*',
  Component: () => null,
  loader: () => {
    throw data(null, { status: 404, statusText: 'Not Found' });
  },
};

/** What stands around every page, with these in it. */
export function siteRoutes(pages: readonly RouteObject[]): RouteObject[] {
  const within = { id: boundaryRouteId, ErrorBoundary: ErrorPage, children: [...pages, missing] };
  return [{ id: 'site', Component: SiteLayout, children: [within] }];
}
