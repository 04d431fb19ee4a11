import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { ScreenError } from './screen-error.tsx';
import type { ScreenHandle } from './screens.ts';

const screensId = 'admin-screens';

/** They come with the area's frame. */
const screens = () => import('../routes/admin.tsx');

const dashboardHandle: ScreenHandle = { right: 'dashboard:read' };

const dashboard: RouteObject = {
  handle: dashboardHandle,
  lazy: () => import('../routes/admin/dashboard.tsx'),
};

/**
 * What every visitor who follows a link carries of the admin area's screens: the router looks for more only where an address is
 * open (`*`), and not at /admin itself. A screen that fails does so inside the area's frame.
 */
export const firstScreens: RouteObject[] = [
  {
    id: screensId,
    ErrorBoundary: ScreenError,
    children: [
      { path: '', ...(!import.meta.env.SSR && dashboard) },
      { path: '*', ...(!import.meta.env.SSR && { lazy: () => import('../routes/admin/not-found.tsx') }) },
    ],
  },
];

/** Makes the area's other screens known when an address leads there. */
export const discoverScreens: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!matchPath(`${paths.admin}/*`, path)) return;
  patch(screensId, (await screens()).adminScreens);
};
