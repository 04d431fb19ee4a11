import type { ComponentType } from 'react';
import { data, type RouteObject } from 'react-router-dom';
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

/** What stands around every page, with these in it, and what is shown in place of one that fails. */
export function siteRoutes(pages: readonly RouteObject[], ErrorBoundary: ComponentType): RouteObject[] {
  const within = { id: boundaryRouteId, ErrorBoundary, children: [...pages, missing] };
  return [{ id: 'site', Component: SiteLayout, children: [within] }];
}
