import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AdminMissing } from './routes/admin/missing.tsx';

const office = () => import('./routes/admin/office.tsx');
const mailroom = () => import('./routes/admin/mailroom.tsx');
const desk = () => import('./routes/admin/desk.tsx');

/** One lazily loaded screen, by its name in the file that brings it. */
function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const Screen = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return { path, element: <Screen /> };
}

/**
 * The screens below /admin, by what follows it in the address. A list of its own, found by the area
 * itself: in router.tsx their files' names would be part of every visitor's first load.
 */
export const adminRoutes: RouteObject[] = [
  screen('', office, 'Front'),
  screen('recentlogins', office, 'ActivityList'),
  screen('payments', office, 'PaymentList'),
  screen('payments/:id', office, 'PaymentDetail'),
  screen('messages', office, 'Inbox'),
  screen('mails', office, 'MailList'),
  screen('broadcasts', mailroom, 'BroadcastList'),
  screen('broadcasts/:id', mailroom, 'BroadcastDetail'),
  screen('suppressions', mailroom, 'SuppressionList'),
  screen('blogs', desk, 'Blogs'),
  screen('blogs/:id', desk, 'Blog'),
  screen('recipes', desk, 'Recipes'),
  screen('recipes/:id', desk, 'Recipe'),
  screen('testimonials', desk, 'Testimonials'),
  screen('testimonials/:id', desk, 'Testimonial'),
  { path: '*', Component: AdminMissing },
];
