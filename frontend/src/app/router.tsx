import { data, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/config/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { page } from './page-route.ts';

/** The route whose boundary shows errors inside the shell; the renderer aims failed renders at it. */
export const boundaryRouteId = 'pages';

/** Every page of the site. Paths match without regard to case, so both spellings of the FAQ do. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: SiteLayout,
    children: [
      {
        id: boundaryRouteId,
        ErrorBoundary: ErrorPage,
        children: [
          page('home', paths.home, () => import('./routes/home.tsx'), {
            overHero: true,
            loader: () => import('./home-data.ts'),
          }),
          page('training-programs', paths.trainingPrograms, () => import('./routes/training-programs.tsx'), {
            hideChat: true,
          }),
          page('simple-payment', paths.simplePayment, () => import('./routes/simple-payment.tsx'), {
            hideChat: true,
          }),
          page('payment-success', paths.paymentSuccess, () => import('./routes/payment-success.tsx'), {
            personal: true,
          }),
          page('payment-failed', paths.paymentFailed, () => import('./routes/payment-failed.tsx'), {
            personal: true,
          }),
          page('contact', paths.contact, () => import('./routes/contact.tsx')),
          page('testimonials', paths.testimonials, () => import('./routes/testimonials.tsx')),
          page('fitness-faq', paths.fitnessFaq, () => import('./routes/fitness-faq.tsx')),
          page('whoweare', paths.whoWeAre, () => import('./routes/whoweare.tsx'), { overHero: true }),
          page('careers', paths.careers, () => import('./routes/careers.tsx')),
          page('recipes', paths.recipes, () => import('./routes/recipes.tsx')),
          page('recipe', `${paths.recipes}/:slug`, () => import('./routes/recipe.tsx')),
          page('blog', paths.blog, () => import('./routes/blog.tsx')),
          page('article', `${paths.blog}/:slug`, () => import('./routes/article.tsx')),
          page('signup', paths.signup, () => import('./routes/signup.tsx'), {
            hideChat: true,
            personal: true,
          }),
          page('auth-callback', paths.authCallback, () => import('./routes/auth-callback.tsx'), {
            hideChat: true,
            personal: true,
          }),
          page('profile', paths.profile, () => import('./routes/profile.tsx'), { personal: true }),
          page('privacy', paths.privacy, () => import('./routes/privacy.tsx')),
          page('terms', paths.terms, () => import('./routes/terms.tsx')),
          // Everything below it is listed in admin-routes.ts, which visitors never load.
          page('admin', `${paths.admin}/*`, () => import('./routes/admin.tsx'), {
            ownFrame: true,
            hideChat: true,
            personal: true,
          }),
          {
            id: 'missing',
            path: '*',
            Component: () => null,
            loader: () => {
              throw data(null, { status: 404, statusText: 'Not Found' });
            },
          },
        ],
      },
    ],
  },
];
