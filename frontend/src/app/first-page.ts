import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { boundaryRouteId, siteRoutes } from './frame.ts';
import { page, type PageHandle, type PageModule } from './page-route.ts';
import { LateErrorPage } from './shell/error/late-error-page.tsx';

/**
 * Every page, the files of each, and the error screen: 4 kB that the page at which a visit begins does not need. They come once it is alive, or
 * with the first link.
 */
export const loadPages = () => import('./router.tsx');

type Shell = Pick<PageHandle, 'overHero' | 'ownFrame' | 'personal'>;

/** What the server says of the page that it has rendered; what does not hold is left out. */
export interface FirstPage extends Partial<Shell> {
  /** Of its route. */
  readonly id: string;
  readonly path: string;
  /** Its script's address. */
  readonly script: string;
  /** Whether its data come by a file of their own. */
  readonly ownLoader?: boolean;
}

/** The route's loader, where the table of pages has it. */
async function loaderOf(id: string) {
  const { pages } = await loadPages();
  const route = pages.find((known) => known.id === id)!;
  return (route.handle as Required<PageHandle>).loader();
}

/** The site as far as the page's own code and the server know it. */
export function firstRoutes({ id, path, script, ownLoader, ...shell }: FirstPage): RouteObject[] {
  const load = () => import(/* @vite-ignore */ script) as Promise<PageModule>;
  const loader = ownLoader && { loader: () => loaderOf(id) };
  return siteRoutes([page(id, path, load, { ...shell, ...loader })], LateErrorPage);
}

/** Makes the other pages known, when an address is none that is known yet. */
export const discoverPages: PatchRoutesOnNavigationFunction = async (asked) => {
  const { pages, discoverScreens } = await loadPages();
  asked.patch(boundaryRouteId, pages);
  await discoverScreens(asked);
};
