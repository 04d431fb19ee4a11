import '#shared/styles/tokens.css';
import '#shared/styles/base.css';
import '#shared/styles/print.css';
import { setBusiness, setPromises } from '@ironbloom/brand';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { bootElementId, type Boot } from '#app/document/boot.ts';
import { Document } from '#app/document/document.tsx';
import { discoverPages, firstRoutes, loadPages, siteRoutes } from '#app/first-page.ts';
import { type PageModule, pageOf } from '#app/page-route.ts';
import { codeInAddress, keptCode } from '#shared/lib/kept-code.ts';
import { noteMissingCode } from '#shared/lib/missing-code.ts';

/** Without the page's code in place, hydration would replace the server's HTML by nothing. */
async function loadCurrentPage(routes: RouteObject[]): Promise<void> {
  const route = matchRoutes(routes, window.location)?.find((match) => pageOf(match.route.handle))?.route;
  if (!route) return;
  const page = await (route.lazy as () => Promise<PageModule>)();
  Object.assign(route, page, { lazy: undefined });
}

async function firstRoutesOf({ page, hydration }: Boot): Promise<RouteObject[]> {
  if (page) return firstRoutes(page, page.id in (hydration.loaderData ?? {}));
  const { pages, ErrorPage } = await loadPages();
  return siteRoutes(pages, ErrorPage);
}

/** A function, not top-level await: a page's chunk may import this module, and the two would deadlock. */
async function hydrate(): Promise<void> {
  const bootText = document.getElementById(bootElementId)?.textContent ?? '';
  const boot = JSON.parse(bootText) as Boot;
  const starter = document.querySelector<HTMLElement>('script[data-entry]');
  const { entry = '', scripts = '' } = starter?.dataset ?? {};
  setBusiness(boot.business);
  setPromises(boot.promises);
  noteMissingCode();
  // A link with an offer code may open any page; the checkout reads it later.
  const code = codeInAddress(window.location.search);
  if (code) keptCode.keep(code);
  const routes = await firstRoutesOf(boot);
  await loadCurrentPage(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: boot.hydration,
    patchRoutesOnNavigation: discoverPages,
  });
  const app = (
    <Document
      boot={boot}
      bootText={bootText}
      scripts={{ starter: starter?.getAttribute('src') ?? '', entry, scripts }}
    >
      <RouterProvider router={router} />
    </Document>
  );
  startTransition(() => {
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
  });
  // Preloads the other pages for the first link, which reports a failure.
  loadPages().catch(() => undefined);
}

/** Resolves once React handles clicks. */
export const hydration: Promise<void> = hydrate();
