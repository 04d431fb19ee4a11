import { picture } from './support/screens.ts';

picture([
  { name: 'home', path: '/' },
  { name: 'home-about', path: '/', from: '[aria-labelledby="about-title"]' },
  { name: 'home-programs', path: '/', from: '[aria-labelledby="pricing-title"]' },
  { name: 'whoweare', path: '/whoweare' },
  { name: 'testimonials', path: '/testimonials' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/fitnessFAQ' },
  { name: 'recipes', path: '/recipes' },
  {
    name: 'recipes-nothing-found',
    path: '/recipes',
    before: (page) => page.getByRole('searchbox').first().fill('zzz'),
  },
  { name: 'recipe', path: '/recipes/paneer-tikka-bowl' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/sleep' },
  { name: 'article-text', path: '/blog/sleep', from: 'article h2' },
  { name: 'careers', path: '/careers' },
  { name: 'terms', path: '/terms' },
  { name: 'not-found', path: '/no-such-page' },
]);
