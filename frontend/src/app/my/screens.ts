import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { MyScreenError } from './my-frame.tsx';

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => {
  const lazy = async () => ({ Component: await load() });
  return path === paths.my ? { index: true, lazy } : { path: path.slice(`${paths.my}/`.length), lazy };
};

/** The screens below the guard. The server renders none of them. */
export const myRoutes: RouteObject[] = [
  {
    id: 'my-screens',
    ErrorBoundary: MyScreenError,
    children: [
      ...(import.meta.env.SSR
        ? []
        : [
            screen(myPaths.today, async () => (await import('#features/my/today/today.tsx')).Today),
            screen(
              myPaths.intake,
              async () => (await import('#features/my/intake/intake-screen.tsx')).IntakeScreen,
            ),
            screen(myPaths.plan, async () => (await import('#features/my/plan/plan-screen.tsx')).PlanScreen),
            screen(
              myPaths.session,
              async () => (await import('#features/my/session/session-screen.tsx')).SessionScreen,
            ),
            ...[myPaths.checkIn, `${myPaths.checkIn}/:day`].map((path) =>
              screen(
                path,
                async () => (await import('#features/my/check-in/check-in-screen.tsx')).CheckInScreen,
              ),
            ),
            screen(
              myPaths.progress,
              async () => (await import('#features/my/progress/progress-screen.tsx')).ProgressScreen,
            ),
            screen(
              myPaths.messages,
              async () => (await import('#features/my/messages/messages-screen.tsx')).MessagesScreen,
            ),
            screen(myPaths.me, async () => (await import('./me.tsx')).Me),
          ]),
      // The frame shows "Page not found".
      { path: '*', handle: { missing: true } },
    ],
  },
];
