import type { ComponentType } from 'react';
import { data, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { page, type PageHandle, type PageModule, type RouteHandle } from './page-route.ts';
import { LateErrorPage } from './shell/error/late-error-page.tsx';
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

/**
 * Every page, the files of each, and the error screen: what the page at which a visit begins does not need. They come once it is
 * alive, or with the first link.
 */
export const loadPages = () => import('./router.tsx');

/** What the server says of the page that it has rendered. */
export interface FirstPage {
  /** Of its route. */
  readonly id: string;
  readonly path: string;
  /** Its script's address. */
  readonly script: string;
  readonly shell: PageHandle;
}

/** @param hasData whether the server has run a loader for it. A page's own module may bring it; else the table of pages has it. */
export function firstRoutes({ id, path, script, shell }: FirstPage, hasData: boolean): RouteObject[] {
  const module = () => import(/* @vite-ignore */ script) as Promise<PageModule>;
  const loader = async () => {
    const { pages } = await loadPages();
    const { loader: load } = pages.find((known) => known.id === id)!.handle as RouteHandle;
    return load!();
  };
  return siteRoutes([page(id, path, module, { ...shell, ...(hasData && { loader }) })], LateErrorPage);
}

/** Makes the other pages known, when an address is none that is known yet. */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ patch }) =>
  patch(boundaryRouteId, (await loadPages()).pages);
