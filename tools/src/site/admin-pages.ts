import type { SitePage } from './public-pages.ts';

/** Ids of what exists in a stack, for the screens that show one of it. */
export interface Shown {
  paymentId: string;
  personId: string;
  blogId: string;
  recipeId: string;
  testimonialId: string;
}

/** The screens of the admin area. */
export function adminPages({
  paymentId,
  personId,
  blogId,
  recipeId,
  testimonialId,
}: Shown): readonly SitePage[] {
  return [
    { name: 'admin', path: '/admin' },
    { name: 'admin-recentlogins', path: '/admin/recentlogins' },
    { name: 'admin-payments', path: '/admin/payments' },
    { name: 'admin-payments-empty', path: '/admin/payments?search=nobody' },
    { name: 'admin-payment', path: `/admin/payments/${paymentId}` },
    { name: 'admin-blogs', path: '/admin/blogs' },
    { name: 'admin-blogs-empty', path: '/admin/blogs?search=nothing' },
    { name: 'admin-blog-new', path: '/admin/blogs?create=yes' },
    { name: 'admin-blog', path: `/admin/blogs/${blogId}` },
    { name: 'admin-recipes', path: '/admin/recipes' },
    { name: 'admin-recipe', path: `/admin/recipes/${recipeId}` },
    { name: 'admin-testimonials', path: '/admin/testimonials' },
    { name: 'admin-testimonial', path: `/admin/testimonials/${testimonialId}` },
    { name: 'admin-plans', path: '/admin/plans' },
    { name: 'admin-plans-preview', path: '/admin/plans?view=preview' },
    { name: 'admin-plans-offers', path: '/admin/plans?view=offers' },
    { name: 'admin-plans-history', path: '/admin/plans?view=history' },
    { name: 'admin-settings', path: '/admin/settings' },
    { name: 'admin-settings-look', path: '/admin/settings/look' },
    { name: 'admin-settings-history', path: '/admin/settings?view=history' },
    { name: 'admin-people', path: '/admin/people' },
    { name: 'admin-people-empty', path: '/admin/people?search=nobody-here' },
    { name: 'admin-staff', path: '/admin/people/staff' },
    { name: 'admin-privacy', path: '/admin/people/privacy' },
    { name: 'admin-person', path: `/admin/people/${personId}` },
    { name: 'admin-messages', path: '/admin/messages' },
    { name: 'admin-mails', path: '/admin/mails?status=sent' },
    { name: 'profile', path: '/profile' },
    { name: 'admin-missing', path: '/admin/nowhere' },
  ];
}
