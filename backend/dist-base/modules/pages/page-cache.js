import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { copiesEnd } from '../../platform/http/output/shared-cache.js';
/** About 400 pages with their compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SEARCH_BYTES = 8 * 1024 * 1024;
/** A page older than this would mislead more than it helps, whatever is broken. */
const STALE_FOR_MS = 24 * 60 * 60 * 1000;
/** Rendering is work for the one thread that answers everything: purchases and health checks go in between. */
const CONCURRENT_RENDERS = 4;
/** About a second's work. */
const MAX_QUEUED_RENDERS = 64;
/** So many pages wait to be rendered that another would wait longer than it is worth. */
export class RenderQueueFullError extends Error {
    name = 'RenderQueueFullError';
}
/**
 * The last good rendering of each public page. A fresh one answers at once, a hundred visitors at one
 * moment cost one rendering, and an old one stands in when the database is away.
 */
export class PageCache {
    freshForMs;
    pages = createCache(MAX_BYTES);
    /** Addresses with a query are easily made up: they never push out a page. */
    searches = createCache(MAX_SEARCH_BYTES);
    semaphore = pLimit(CONCURRENT_RENDERS);
    rendering = new Map();
    /** @param freshForMs how long a cached page answers without a look at the database; edits show after it */
    constructor(freshForMs) {
        this.freshForMs = freshForMs;
    }
    /**
     * @param key the page's address, without the parameters that it does not know
     * @throws RenderQueueFullError when too many other pages wait to be rendered and this one is not cached
     */
    async get(key, render) {
        const cache = key.includes('?') ? this.searches : this.pages;
        const cached = cache.get(key);
        if (cached && this.isFresh(cached))
            return cached;
        let page;
        try {
            page = await this.once(key, render);
        }
        catch (error) {
            if (cached && error instanceof RenderQueueFullError)
                return uncacheable(cached);
            throw error;
        }
        if (page.incomplete)
            return uncacheable(cached ?? page);
        if (page.status === 200 && page.headers['cache-control']?.startsWith('public')) {
            // Most pages are rendered as they were a second ago: what was compressed then is sent again.
            if (cached?.body.isSameAs(page.body))
                page = { ...page, body: cached.body };
            put(cache, key, page);
            if (cached?.body === page.body && cache === this.pages)
                page.body.shrink().catch(() => undefined);
        }
        else {
            cache.delete(key);
        }
        return page;
    }
    /** No longer than its copies in nginx, which would ask for a new one, and be given this one, many times a second. */
    isFresh({ renderedAt }) {
        const end = Math.min(renderedAt + this.freshForMs, copiesEnd(renderedAt, this.freshForMs));
        return Date.now() < end;
    }
    /** Visitors who come while a page is being rendered get that rendering. */
    once(key, render) {
        const running = this.rendering.get(key);
        if (running)
            return running;
        if (this.semaphore.pendingCount >= MAX_QUEUED_RENDERS)
            return Promise.reject(new RenderQueueFullError());
        const started = this.semaphore(render).finally(() => this.rendering.delete(key));
        this.rendering.set(key, started);
        return started;
    }
}
function createCache(maxSize) {
    const sizeCalculation = ({ body }) => body.weight + 1;
    return new LRUCache({ maxSize, sizeCalculation, ttl: STALE_FOR_MS });
}
/** Compressed forms come later, when somebody asks for them: they are memory, too. */
function put(cache, key, page) {
    cache.set(key, page);
    page.body.onGrowth = () => {
        const cached = cache.peek(key);
        // A value that is the same object would not be weighed again.
        if (cached?.body === page.body)
            cache.set(key, { ...cached }, { noUpdateTTL: true });
    };
}
/** Whoever stands in front of us must not take an old or a broken page for a fresh one. */
function uncacheable(page) {
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}
//# sourceMappingURL=page-cache.js.map