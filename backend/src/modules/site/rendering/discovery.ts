import { business } from '@ironbloom/brand';
import type { ArticleEntry, RecipeEntry } from '../../content/content.api.ts';
import { escapeXml } from '../../../platform/text/markup.domain.ts';

/** Pages that are always there and worth finding (site-1); results and accounts are not. */
export const STANDING_PAGES = [
  '/',
  '/training-programs',
  '/testimonials',
  '/whoweare',
  '/recipes',
  '/blog',
  '/fitnessFAQ',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
];

/** A blank, so that words stay words. */
const xml = (text: string): string => escapeXml(text, ' ');

function entry(address: string, updatedAt?: Date): string {
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${xml(address)}</loc>${changed}</url>`;
}

/** sitemaps.org 0.9. */
export function sitemap(
  site: string,
  articles: readonly ArticleEntry[],
  recipes: readonly RecipeEntry[],
): string {
  const urls = [
    ...STANDING_PAGES.map((path) => entry(site + path)),
    ...articles.map(({ slug, updatedAt }) => entry(`${site}/blog/${encodeURIComponent(slug)}`, updatedAt)),
    ...recipes.map(({ slug, updatedAt }) => entry(`${site}/recipes/${encodeURIComponent(slug)}`, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
}

/** Pages that ask not to be indexed are not closed: who may not read a page never reads its robots tag, and lists its bare address. */
export function robots(site: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}

/** RSS 2.0. */
export function feed(site: string, articles: readonly ArticleEntry[]): string {
  const items = articles.map(({ slug, title, excerpt, category, publishedAt }) => {
    const address = xml(`${site}/blog/${encodeURIComponent(slug)}`);
    return `<item><title>${xml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${xml(excerpt)}</description><category>${xml(category)}</category><pubDate>${publishedAt.toUTCString()}</pubDate></item>`;
  });
  const own = `<atom:link href="${xml(site)}/rss.xml" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(business().name)} Blog</title><link>${xml(site)}/blog</link><description>${xml(business().tagline)}</description><language>en-IN</language>${own}${items.join('\n')}</channel></rss>\n`;
}
