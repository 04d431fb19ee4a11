import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { Right } from '#shared/session/session-state.ts';

/** What a page's file in app/routes exports. */
export interface PageModule {
  Component: ComponentType;
  /** In its place while a route below it is on its way to a page that the server has rendered. */
  HydrateFallback?: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the shell and the server know of a page before its code has loaded. */
export interface PageHandle {
  /** The bar lies over the page's hero and turns solid on scroll. */
  overHero?: boolean;
  /** It brings its own `main` and footer, and no chat. */
  ownFrame?: boolean;
  /** The address or the answer belongs to one person: no cache may keep it. */
  personal?: boolean;
}

/** What the site's routes carry as their `handle`. */
export interface RouteHandle {
  page?: PageHandle;
  /** The page's loader, where that has a file of its own: who gets the page from the server never needs it. */
  loader?: (() => Promise<LoaderFunction>) | undefined;
  /** Of an admin screen: what opens it. */
  right?: Right;
}

/** A lazily loaded page. `id` is its file in app/routes, without the ending. */
export function page(
  id: string,
  path: string,
  lazy: () => Promise<PageModule>,
  { loader, ...shell }: PageHandle & Pick<RouteHandle, 'loader'> = {},
): NonIndexRouteObject {
  return {
    id,
    path,
    lazy,
    handle: { page: shell, loader } satisfies RouteHandle,
    ...(loader && { loader: async (args) => (await loader())(args) }),
  };
}

/** Of a route that is a page. */
export const pageOf = (handle: unknown): PageHandle | undefined => (handle as RouteHandle | undefined)?.page;
