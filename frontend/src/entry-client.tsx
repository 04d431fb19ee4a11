import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bootElementId, type Boot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import { routes } from './app/router.tsx';

/** Hydration must find the page's code in place, or it would replace the server's HTML by nothing. */
async function loadCurrentPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded: Partial<RouteObject> = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

const bootText = document.getElementById(bootElementId)?.textContent ?? '';
const boot = JSON.parse(bootText) as Boot;
await loadCurrentPage();
const router = createBrowserRouter(routes, { hydrationData: boot.hydration });

startTransition(() => {
  hydrateRoot(
    document,
    <Document boot={boot} bootText={bootText}>
      <RouterProvider router={router} />
    </Document>,
  );
});
