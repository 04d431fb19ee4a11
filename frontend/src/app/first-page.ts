import type { ComponentType } from 'react';
import { data, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { page, type PageHandle, type PageModule, type RouteHandle } from './page-route.ts';
import { LateErrorPage } from './shell/error/late-error-page.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** The route whose boundary shows errors inside the shell; the renderer assigns failed renders to it. */
export const boundaryRouteId = 'pages';

/** Any other address. */
const missing: RouteObject = {
  id: 'missing',
  path: '*',
  Component: () => null,
  loader: () => {
    throw data(null, { status: 404, statusText: 'Not Found' });
  },
};

export function siteRoutes(pages: readonly RouteObject[], ErrorBoundary: ComponentType): RouteObject[] {
  const within = { id: boundaryRouteId, ErrorBoundary, children: [...pages, missing] };
  return [{ id: 'site', Component: SiteLayout, children: [within] }];
}

/** Every page and the error screen. Loaded after hydration or with the first link, as the first page does not need them. */
export const loadPages = () => import('./router.tsx');

export interface FirstPage {
  readonly id: string;
  readonly path: string;
  readonly script: string;
  readonly shell: PageHandle;
}

/** @param hasData whether the server has run a loader for the page: its own module has it, otherwise the route table */
export function firstRoutes({ id, path, script, shell }: FirstPage, hasData: boolean): RouteObject[] {
  const module = () => import(/* @vite-ignore */ script) as Promise<PageModule>;
  const loader = async () => {
    const { pages } = await loadPages();
    const { loader: load } = pages.find((known) => known.id === id)!.handle as RouteHandle;
    return load!();
  };
  return siteRoutes([page(id, path, module, { ...shell, ...(hasData && { loader }) })], LateErrorPage);
}

/** Adds the other pages when an address matches no known one. */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ patch }) =>
  patch(boundaryRouteId, (await loadPages()).pages);
