import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  /** When its rendering began, in milliseconds since the epoch: what it shows is no newer. */
  renderedAt: number;
  /** Something on it could not be loaded; the page says so, and an older whole one is better. */
  incomplete: boolean;
}

/** About 700 pages; each keeps its compressed forms beside it. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A page older than this would mislead more than it helps, whatever is broken. */
const STALE_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * The last good copy of each public page. A fresh one answers at once, a hundred visitors at one
 * moment cost one rendering, and an old one stands in when the database is away.
 */
export class PageCache {
  private readonly kept = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.html.length + 1,
    ttl: STALE_FOR_MS,
  });
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  /** @param freshForMs how long a copy answers without a look at the database; edits show after it */
  constructor(private readonly freshForMs: number) {}

  /** @param key the page's path: an address with a query is too personal, or too easily made up, to keep */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.kept.get(key);
    if (kept && Date.now() - kept.renderedAt < this.freshForMs) return kept;
    const page = await this.once(key, render);
    if (page.incomplete) return notForKeeping(kept ?? page);
    if (page.status === 200 && page.headers['cache-control']?.startsWith('public')) {
      this.kept.set(key, page);
    } else {
      this.kept.delete(key);
    }
    return page;
  }

  /** Visitors who come while a page is being rendered get that rendering. */
  private once(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = render().finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }
}

/** Whoever stands in front of us must not take an old or a broken page for a fresh one. */
function notForKeeping(page: CachedPage): CachedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}
