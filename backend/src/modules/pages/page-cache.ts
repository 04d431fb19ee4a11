import { LRUCache } from 'lru-cache';
import { NoTurn, Turns } from '../../platform/lifecycle/turns.ts';
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

/** About 300 pages with their compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SEARCH_BYTES = 8 * 1024 * 1024;
/** A page older than this would mislead more than it helps, whatever is broken. */
const STALE_FOR_MS = 24 * 60 * 60 * 1000;

/** Rendering is work for the one thread that answers everything: purchases and health checks go in between. */
const RENDERINGS_AT_ONCE = 4;
/** About a second's work. */
const MOST_WAITING = 64;

/**
 * The last good copy of each public page. A fresh one answers at once, a hundred visitors at one
 * moment cost one rendering, and an old one stands in when the database is away.
 */
export class PageCache {
  private readonly pages = copies(MAX_BYTES);
  /** Addresses with a query are easily made up: they never push out a page. */
  private readonly searches = copies(MAX_SEARCH_BYTES);
  private readonly turns = new Turns(RENDERINGS_AT_ONCE, MOST_WAITING);
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  /** @param freshForMs how long a copy answers without a look at the database; edits show after it */
  constructor(private readonly freshForMs: number) {}

  /**
   * @param key the page's address, without the parameters that it does not know
   * @throws NoTurn when too many other pages are being rendered and there is no copy of this one
   */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const room = key.includes('?') ? this.searches : this.pages;
    const kept = room.get(key);
    if (kept && Date.now() - kept.renderedAt < this.freshForMs) return kept;
    let page: CachedPage;
    try {
      page = await this.once(key, render);
    } catch (error) {
      if (kept && error instanceof NoTurn) return notForKeeping(kept);
      throw error;
    }
    if (page.incomplete) return notForKeeping(kept ?? page);
    if (page.status === 200 && page.headers['cache-control']?.startsWith('public')) {
      keep(room, key, page);
    } else {
      room.delete(key);
    }
    return page;
  }

  /** Visitors who come while a page is being rendered get that rendering. */
  private once(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = this.turns.run(render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }
}

function copies(maxSize: number): LRUCache<string, CachedPage> {
  const sizeCalculation = ({ body }: CachedPage) => body.weight + 1;
  return new LRUCache({ maxSize, sizeCalculation, ttl: STALE_FOR_MS });
}

/** Compressed forms come later, when somebody asks for them: they are memory, too. */
function keep(room: LRUCache<string, CachedPage>, key: string, page: CachedPage): void {
  room.set(key, page);
  page.body.onGrowth = () => {
    const kept = room.peek(key);
    // A value that is the same object would not be weighed again.
    if (kept?.body === page.body) room.set(key, { ...kept }, { noUpdateTTL: true });
  };
}

/** Whoever stands in front of us must not take an old or a broken page for a fresh one. */
function notForKeeping(page: CachedPage): CachedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}
