import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, ShouldRevalidateFunction } from 'react-router-dom';

/** What a file in app/routes exports: the page, and what it needs before it can be shown. */
export interface PageModule {
  Component: ComponentType;
  /** In its place while a route below it is on its way to a page that the server has rendered. */
  HydrateFallback?: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the shell and the server know about a page before its code has loaded. */
export interface PageHandle {
  /** Source file; the build's manifest finds its scripts and styles by this name. */
  readonly source: string;
  /** The bar lies over the page's hero and turns solid on scroll. */
  readonly overHero: boolean;
  /** It brings its own `main` and footer, and no chat. */
  readonly ownFrame: boolean;
  /** The address or the answer belongs to one person: no cache may keep it. */
  readonly personal: boolean;
  readonly load: () => Promise<PageModule>;
  /** Of its data, in a file of its own: who gets the page from the server never needs it. */
  readonly loader?: (() => Promise<{ loader: LoaderFunction }>) | undefined;
}

type Options = Partial<Pick<PageHandle, 'overHero' | 'ownFrame' | 'personal' | 'loader'>>;

/** A lazily loaded page. `name` is its file in app/routes, without the ending. */
export function page(
  name: string,
  path: string,
  load: () => Promise<PageModule>,
  { loader, ...shell }: Options = {},
): NonIndexRouteObject {
  const handle: PageHandle = {
    source: `src/app/routes/${name}.tsx`,
    overHero: false,
    ownFrame: false,
    personal: false,
    ...shell,
    load,
    loader,
  };
  return {
    id: name,
    path,
    handle,
    lazy: load,
    ...(loader && { loader: async (args) => (await loader()).loader(args) }),
  };
}

export function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null && 'source' in value;
}
