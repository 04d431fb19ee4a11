import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ScreenError } from './screen-error.tsx';

/**
 * Asks for the screen's data while its code is on its way, and lets nobody wait for it: the screen shows how it comes, and
 * why it does not. Without this part it asks by itself.
 */
function loader(path: string, args: LoaderFunctionArgs): null {
  import('./first-data.ts').then(({ askFirst }) => askFirst(path, args)).catch(() => undefined);
  return null;
}

/** One screen. The server renders the guard's waiting alone, so it carries none of them. */
function screen(path: string, load: () => Promise<{ Component: ComponentType }>): RouteObject {
  if (import.meta.env.SSR) return { path };
  // Once it is there, a screen asks by itself for what a change of its address asks for.
  return { path, lazy: load, loader: (args) => loader(path, args), shouldRevalidate: () => false };
}

/** What lies below /admin. A screen that fails does so inside the area's frame. */
export const adminScreens: RouteObject[] = [
  {
    id: 'admin-screens',
    ErrorBoundary: ScreenError,
    children: [
      screen('', () => import('../routes/admin/dashboard.tsx')),
      screen('recentlogins', () => import('../routes/admin/activities.tsx')),
      screen('payments', () => import('../routes/admin/payments.tsx')),
      screen('payments/:id', () => import('../routes/admin/payment.tsx')),
      screen('messages', () => import('../routes/admin/messages.tsx')),
      screen('mails', () => import('../routes/admin/mails.tsx')),
      screen('broadcasts', () => import('../routes/admin/broadcasts.tsx')),
      screen('broadcasts/:id', () => import('../routes/admin/broadcast.tsx')),
      screen('suppressions', () => import('../routes/admin/suppressions.tsx')),
      screen('blogs', () => import('../routes/admin/content/blogs.tsx')),
      screen('blogs/:id', () => import('../routes/admin/content/blog.tsx')),
      screen('recipes', () => import('../routes/admin/content/recipes.tsx')),
      screen('recipes/:id', () => import('../routes/admin/content/recipe.tsx')),
      screen('testimonials', () => import('../routes/admin/content/testimonials.tsx')),
      screen('testimonials/:id', () => import('../routes/admin/content/testimonial.tsx')),
      screen('*', () => import('../routes/admin/not-found.tsx')),
    ],
  },
];
