import { business } from '@ironbloom/brand';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type BlogEntry, ContentIndex, type RecipeEntry } from '../../content/content-index.service.ts';
import { escapeXml } from '../../../platform/text/markup.domain.ts';

/** A sitemap file may hold 50,000; far more than a coaching site has. */
const SITEMAP_ENTRIES = 10_000;
const FEED_ENTRIES = 30;
const CACHE = 'public, max-age=600, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400';

/** Permanent pages worth indexing (site-1), without results and accounts. */
const STANDING_PAGES = [
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

/** A space, so that words stay separate. */
const xml = (text: string): string => escapeXml(text, ' ');

function entry(address: string, updatedAt?: Date): string {
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${xml(address)}</loc>${changed}</url>`;
}

/** sitemaps.org 0.9. */
function sitemap(site: string, blogs: readonly BlogEntry[], recipes: readonly RecipeEntry[]): string {
  const urls = [
    ...STANDING_PAGES.map((path) => entry(site + path)),
    ...blogs.map(({ slug, updatedAt }) => entry(`${site}/blog/${encodeURIComponent(slug)}`, updatedAt)),
    ...recipes.map(({ slug, updatedAt }) => entry(`${site}/recipes/${encodeURIComponent(slug)}`, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
}

/** Noindex pages are not disallowed: a crawler must read the page to see its robots tag. */
function robots(site: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}

/** RSS 2.0. */
function feed(site: string, blogs: readonly BlogEntry[]): string {
  const items = blogs.map(({ slug, title, excerpt, category, publishedAt }) => {
    const address = xml(`${site}/blog/${encodeURIComponent(slug)}`);
    return `<item><title>${xml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${xml(excerpt)}</description><category>${xml(category)}</category><pubDate>${publishedAt.toUTCString()}</pubDate></item>`;
  });
  const own = `<atom:link href="${xml(site)}/rss.xml" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(business().name)} Blog</title><link>${xml(site)}/blog</link><description>${xml(business().tagline)}</description><language>en-IN</language>${own}${items.join('\n')}</channel></rss>\n`;
}

/** Sitemap, robots.txt and RSS. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly content: ContentIndex,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', CACHE)
  robots(): string {
    return robots(this.env.PUBLIC_URL);
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', CACHE)
  async sitemap(): Promise<string> {
    const [blogs, recipes] = await Promise.all([
      this.content.blogs(SITEMAP_ENTRIES),
      this.content.recipes(SITEMAP_ENTRIES),
    ]);
    return sitemap(this.env.PUBLIC_URL, blogs, recipes);
  }

  @Get('rss.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Header('cache-control', CACHE)
  async feed(): Promise<string> {
    return feed(this.env.PUBLIC_URL, await this.content.blogs(FEED_ENTRIES));
  }
}
