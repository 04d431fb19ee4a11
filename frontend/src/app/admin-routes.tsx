import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AdminMissing } from './routes/admin/missing.tsx';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** One lazily loaded screen. */
function screen(path: string, load: LoadScreen): RouteObject {
  return { path, Component: lazy(async () => ({ default: (await load()).Component })) };
}

/**
 * The screens below /admin, by what follows it in the address. A list of its own, found by the area
 * itself: in router.tsx their files' names would be part of every visitor's first load.
 */
export const adminRoutes: RouteObject[] = [
  screen('', () => import('./routes/admin/dashboard.tsx')),
  { path: '*', Component: AdminMissing },
];
