import { paths } from '#shared/config/paths.ts';
import type { BlogQuery } from './article.ts';

export function readBlogQuery(search: URLSearchParams): BlogQuery {
  return { q: search.get('q') ?? '', category: search.get('category') ?? '' };
}

export function blogPath({ q, category }: BlogQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  return search.size > 0 ? `${paths.blog}?${search.toString()}` : paths.blog;
}
