import type { StaticHandlerContext } from 'react-router-dom';
import type { FirstPage } from '../first-page.ts';
import { isPageHandle, type PageHandle } from '../page-route.ts';

interface RenderedPage {
  handle: PageHandle;
  /** What the browser is told of it; null where only the table of all pages will do, as other routes stand below it. */
  first: Omit<FirstPage, 'script'> | null;
}

/** The page at the address; undefined where there is none. */
export function renderedPage({ matches }: StaticHandlerContext): RenderedPage | undefined {
  for (const { route } of matches.toReversed()) {
    const { id, path, children } = route;
    const handle: unknown = route.handle;
    if (!isPageHandle(handle)) continue;
    if (path === undefined || children) return { handle, first: null };
    const { overHero, ownFrame, personal, loader } = handle;
    const shell = { overHero, ownFrame, personal, ownLoader: loader !== undefined };
    const said = Object.fromEntries(Object.entries(shell).filter(([, holds]) => holds));
    return { handle, first: { id, path, ...said } };
  }
  return undefined;
}
