import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { Right } from '#shared/session/session-state.ts';

/** Exports of a page's file in app/routes. */
export interface PageModule {
  Component: ComponentType;
  /** Shown while a nested route of a server-rendered page loads. */
  HydrateFallback?: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the shell and the server know of a page before its code has loaded. */
export interface PageHandle {
  /** The header lies over the page's hero and turns solid on scroll. */
  overHero?: boolean;
  /** The page has its own `main` and footer, and no chat link. */
  ownFrame?: boolean;
  /** The address or the answer is personal: no cache may keep the page. */
  personal?: boolean;
}

export interface RouteHandle {
  page?: PageHandle;
  /** The page's loader, where it has a file of its own: a server-rendered page does not need it. */
  loader?: (() => Promise<LoaderFunction>) | undefined;
  /** The right that opens an admin screen. */
  right?: Right;
  /** The admin screen fills the window. */
  full?: true;
}

/** A lazy page. `id` is its file in app/routes without the extension. */
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

export const pageOf = (handle: unknown): PageHandle | undefined => (handle as RouteHandle | undefined)?.page;
