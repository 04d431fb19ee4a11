import { unwrap, type ApiClient } from '#shared/api/client.ts';
import { everyPage } from '#shared/api/every-page.ts';
import { withoutBlur } from '#shared/api/without-blur.ts';
import type { Article, ArticleSummary } from './article.ts';

let kept: readonly ArticleSummary[] = [];

/**
 * content-1: the browser fetches only while the list is empty. The server always fetches, as its memory is shared between
 * visitors.
 */
export async function loadArticles(api: ApiClient): Promise<readonly ArticleSummary[]> {
  if (kept.length > 0) return kept;
  const items = await everyPage((query) => unwrap(api.GET('/api/blogs', { params: { query } })));
  const articles = items.map(({ image: _image, picture, ...shown }) => ({
    ...shown,
    picture: withoutBlur(picture),
  }));
  if (typeof window !== 'undefined') kept = articles;
  return articles;
}

/** By current or former slug. */
export async function fetchArticle(api: ApiClient, slug: string): Promise<Article> {
  const article = await unwrap(api.GET('/api/blogs/slug/{slug}', { params: { path: { slug } } }));
  return { ...article, picture: withoutBlur(article.picture) };
}
