import '#shared/styles/page-transitions.css';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { firstScreens } from './admin/discovery.ts';
import { siteRoutes } from './frame.ts';
import { page } from './page-route.ts';
import { ErrorPage } from './shell/error/error-page.tsx';

export { discoverScreens } from './admin/discovery.ts';

/** Every page of the site. Paths match without regard to case, so both spellings of the FAQ do. */
export const pages: RouteObject[] = [
  page('home', paths.home, () => import('./routes/home.tsx'), {
    overHero: true,
    loader: () => import('./routes/home-loader.ts'),
  }),
  page(
    'buying/training-programs',
    paths.trainingPrograms,
    () => import('./routes/buying/training-programs.tsx'),
    {
      loader: () => import('./routes/buying/price-loader.ts'),
    },
  ),
  page('buying/simple-payment', paths.simplePayment, () => import('./routes/buying/simple-payment.tsx'), {
    loader: () => import('./routes/buying/price-loader.ts'),
  }),
  page('buying/payment-success', paths.paymentSuccess, () => import('./routes/buying/payment-success.tsx'), {
    personal: true,
  }),
  page('buying/payment-failed', paths.paymentFailed, () => import('./routes/buying/payment-failed.tsx'), {
    personal: true,
  }),
  page('company/contact', paths.contact, () => import('./routes/company/contact.tsx')),
  page('reading/testimonials', paths.testimonials, () => import('./routes/reading/testimonials.tsx')),
  page('company/fitness-faq', paths.fitnessFaq, () => import('./routes/company/fitness-faq.tsx'), {
    loader: () => import('./routes/company/faq-loader.ts'),
  }),
  page('company/whoweare', paths.whoWeAre, () => import('./routes/company/whoweare.tsx'), {
    overHero: true,
    loader: () => import('./routes/company/company-loader.ts'),
  }),
  page('company/careers', paths.careers, () => import('./routes/company/careers.tsx'), {
    loader: () => import('./routes/company/careers-loader.ts'),
  }),
  page('reading/recipes', paths.recipes, () => import('./routes/reading/recipes.tsx')),
  page('reading/recipe', `${paths.recipes}/:slug`, () => import('./routes/reading/recipe.tsx')),
  page('reading/blog', paths.blog, () => import('./routes/reading/blog.tsx')),
  page('reading/article', `${paths.blog}/:slug`, () => import('./routes/reading/article.tsx'), {
    loader: () => import('./routes/reading/article-loader.ts'),
  }),
  page('account/signup', paths.signup, () => import('./routes/account/signup.tsx'), {
    personal: true,
  }),
  page('account/auth-callback', paths.authCallback, () => import('./routes/account/auth-callback.tsx'), {
    personal: true,
  }),
  page('account/profile', paths.profile, () => import('./routes/account/profile.tsx'), {
    personal: true,
  }),
  page('company/privacy', paths.privacy, () => import('./routes/company/privacy.tsx'), {
    loader: () => import('./routes/company/privacy-loader.ts'),
  }),
  page('company/terms', paths.terms, () => import('./routes/company/terms.tsx'), {
    loader: () => import('./routes/company/terms-loader.ts'),
  }),
  {
    ...page('admin', paths.admin, () => import('./routes/admin.tsx'), {
      ownFrame: true,
      personal: true,
    }),
    children: firstScreens,
  },
];

export const routes: RouteObject[] = siteRoutes(pages, ErrorPage);
