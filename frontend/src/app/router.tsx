import '#shared/styles/page-transitions.css';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { adminRoutes } from './admin/screens.ts';
import { myRoutes } from './my/screens.ts';
import { page } from './page-route.ts';

export { ErrorPage } from './shell/error/error-page.tsx';

const prices = async () => (await import('./routes/buying/price-loader.ts')).loader;
const loaders = () => import('./routes/company/loaders.ts');

/** Every page of the site. Paths are case-insensitive, so both spellings of the FAQ match. */
export const pages: RouteObject[] = [
  page('home', paths.home, () => import('./routes/home.tsx'), {
    overHero: true,
    loader: async () => (await import('./routes/home-loader.ts')).loader,
  }),
  page(
    'buying/training-programs',
    paths.trainingPrograms,
    () => import('./routes/buying/training-programs.tsx'),
    { loader: prices },
  ),
  page('buying/simple-payment', paths.simplePayment, () => import('./routes/buying/simple-payment.tsx'), {
    loader: prices,
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
    loader: async () => (await loaders()).faqLoader,
  }),
  page('company/whoweare', paths.whoWeAre, () => import('./routes/company/whoweare.tsx'), {
    overHero: true,
    loader: async () => (await loaders()).companyLoader,
  }),
  page('company/careers', paths.careers, () => import('./routes/company/careers.tsx'), {
    loader: async () => (await loaders()).careersLoader,
  }),
  page('reading/recipes', paths.recipes, () => import('./routes/reading/recipes.tsx')),
  page('reading/recipe', `${paths.recipes}/:slug`, () => import('./routes/reading/recipe.tsx')),
  page('reading/blog', paths.blog, () => import('./routes/reading/blog.tsx')),
  page('reading/article', `${paths.blog}/:slug`, () => import('./routes/reading/article.tsx'), {
    loader: async () => (await import('./routes/reading/article-loader.ts')).loader,
  }),
  page('account/signup', paths.signup, () => import('./routes/account/signup.tsx'), { personal: true }),
  page('account/auth-callback', paths.authCallback, () => import('./routes/account/auth-callback.tsx'), {
    personal: true,
  }),
  page('account/profile', paths.profile, () => import('./routes/account/profile.tsx'), { personal: true }),
  {
    ...page('my', paths.my, () => import('./routes/my.tsx'), { ownFrame: true, personal: true }),
    children: myRoutes,
  },
  page('company/privacy', paths.privacy, () => import('./routes/company/privacy.tsx'), {
    loader: async () => (await loaders()).privacyLoader,
  }),
  page('company/terms', paths.terms, () => import('./routes/company/terms.tsx'), {
    loader: async () => (await loaders()).termsLoader,
  }),
  {
    ...page('admin', paths.admin, () => import('./routes/admin.tsx'), { ownFrame: true, personal: true }),
    children: adminRoutes,
  },
];
