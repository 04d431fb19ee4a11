import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { brand } from '@ironbloom/brand';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { AdminMissing } from '../routes/admin/not-found.tsx';

const office = () => import('../routes/admin/office.tsx');
const mailroom = () => import('../routes/admin/mailroom.tsx');
const desk = () => import('../routes/admin/desk.tsx');

/** A screen brings its own title and heading; one that did not arrive has neither. */
function withoutScreen(notice: ReactNode): ReactNode {
  return (
    <>
      <title>{`Not reachable | ${brand.name} admin`}</title>
      <h1 className="sr">Admin</h1>
      {notice}
    </>
  );
}

/** One lazily loaded screen, by its name in the file that brings it. */
function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const Screen = lazyPart(async () => (await load())[name], withoutScreen);
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
