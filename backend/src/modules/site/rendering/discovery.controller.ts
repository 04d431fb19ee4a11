import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { ContentIndex } from '../../content/content.api.ts';
import { feed, robots, sitemap } from './discovery.ts';

/** What one sitemap file may hold is 50,000; far more than a coaching site writes. */
const SITEMAP_ENTRIES = 10_000;
const FEED_ENTRIES = 30;
const CACHE = 'public, max-age=600, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400';

/** How search engines and feed readers find what there is to read. */
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
    const [articles, recipes] = await Promise.all([
      this.content.articles(SITEMAP_ENTRIES),
      this.content.recipes(SITEMAP_ENTRIES),
    ]);
    return sitemap(this.env.PUBLIC_URL, articles, recipes);
  }

  @Get('rss.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Header('cache-control', CACHE)
  async feed(): Promise<string> {
    return feed(this.env.PUBLIC_URL, await this.content.articles(FEED_ENTRIES));
  }
}
