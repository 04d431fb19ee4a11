/** A page of the site (site-1) as the demo content fills it. */
export interface SitePage {
  /** Short, for tables and file names. */
  name: string;
  path: string;
}

/** Every public page that a visitor reads. Slugs are those of the demo content. */
export const PUBLIC_PAGES: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'training-programs', path: '/training-programs' },
  { name: 'simple-payment', path: '/simple-payment' },
  { name: 'payment-success', path: '/payment-success?payment_id=pay_Demo&order_id=order_Demo' },
  { name: 'payment-failed', path: '/payment-failed' },
  { name: 'whoweare', path: '/whoweare' },
  { name: 'testimonials', path: '/testimonials' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/fitnessFAQ' },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipe', path: '/recipes/paneer-tikka-bowl' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/sleep' },
  { name: 'careers', path: '/careers' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'error', path: '/no-such-page' },
];

/** Pages that ask search engines to stay away; Lighthouse counts that against them. */
export const UNLISTED: ReadonlySet<string> = new Set(['payment-success', 'payment-failed', 'error']);
