import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Right } from '#shared/session/session-state.ts';

/** What the area's frame knows of a screen: the right that opens it, if it takes any. */
export interface ScreenHandle {
  readonly right: Right | null;
}

type Load = () => Promise<{ Component: ComponentType }>;

const screen = (path: string, right: Right | null, load: Load) => ({
  path,
  lazy: load,
  handle: { right } satisfies ScreenHandle,
});

/** A list and, at addresses of their own, what is opened over it: one screen, so that the list stays. */
const listScreen = (path: string, right: Right, load: Load): RouteObject => ({
  ...screen(path, right, load),
  children: [{ index: true }, { path: ':id' }],
});

/**
 * What lies below /admin, but for the dashboard. `discovery.ts` hands it to the router when somebody goes there. The server renders
 * the guard's waiting alone: its bundle has none of them.
 */
export const adminScreens: RouteObject[] = import.meta.env.SSR
  ? []
  : [
      screen('recentlogins', 'activity:read', () => import('../routes/admin/activities.tsx')),
      listScreen('payments', 'payments:read', () => import('../routes/admin/payments.tsx')),
      screen('payments/reports', 'payments:read', () => import('../routes/admin/payment-reports.tsx')),
      screen(
        'payments/settlements',
        'payments:read',
        () => import('../routes/admin/payment-settlements.tsx'),
      ),
      screen('plans', 'plans:manage', () => import('../routes/admin/plans.tsx')),
      screen('people', 'people:manage', () => import('../routes/admin/people.tsx')),
      screen('people/staff', 'people:manage', () => import('../routes/admin/people/staff.tsx')),
      screen('people/privacy', 'people:manage', () => import('../routes/admin/people/privacy.tsx')),
      screen('people/:id', 'people:manage', () => import('../routes/admin/people/person.tsx')),
      screen('settings', 'settings:manage', () => import('../routes/admin/settings.tsx')),
      screen('settings/home', 'settings:manage', () => import('../routes/admin/pages/home.tsx')),
      screen('settings/company', 'settings:manage', () => import('../routes/admin/pages/company.tsx')),
      screen('settings/faq', 'settings:manage', () => import('../routes/admin/pages/faq.tsx')),
      screen('settings/look', 'settings:manage', () => import('../routes/admin/look.tsx')),
      screen('settings/setup', 'settings:manage', () => import('../routes/admin/setup.tsx')),
      screen('settings/careers', 'settings:manage', () => import('../routes/admin/pages/careers.tsx')),
      screen('settings/terms', 'settings:manage', () => import('../routes/admin/pages/terms.tsx')),
      screen('settings/privacy', 'settings:manage', () => import('../routes/admin/pages/privacy.tsx')),
      screen('settings/retention', 'settings:manage', () => import('../routes/admin/retention.tsx')),
      screen('settings/owner-mails', 'settings:manage', () => import('../routes/admin/owner-mails.tsx')),
      screen('messages', 'messages:read', () => import('../routes/admin/messages.tsx')),
      screen('mails', 'mails:read', () => import('../routes/admin/mails.tsx')),
      screen('broadcasts', 'broadcast:send', () => import('../routes/admin/broadcasts.tsx')),
      screen('broadcasts/:id', 'broadcast:send', () => import('../routes/admin/broadcast.tsx')),
      screen('suppressions', 'broadcast:send', () => import('../routes/admin/suppressions.tsx')),
      screen('blogs', 'content:edit', () => import('../routes/admin/content/blogs.tsx')),
      screen('blogs/:id', 'content:edit', () => import('../routes/admin/content/blog.tsx')),
      screen('recipes', 'content:edit', () => import('../routes/admin/content/recipes.tsx')),
      screen('recipes/:id', 'content:edit', () => import('../routes/admin/content/recipe.tsx')),
      screen('testimonials', 'content:edit', () => import('../routes/admin/content/testimonials.tsx')),
      screen('testimonials/:id', 'content:edit', () => import('../routes/admin/content/testimonial.tsx')),
    ];
