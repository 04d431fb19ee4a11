import type { AnswerOf } from '#shared/api/wire.ts';
import { paths } from '#shared/config/paths.ts';
import type { PageText } from '#shared/lib/server-only.ts';
import { shownDay } from '#shared/india/dates.ts';

type List = AnswerOf<'/api/blogs'>;
type Single = AnswerOf<'/api/blogs/slug/{slug}'>;

/** data-3, Blog, without its text and the single image address. */
export type ArticleSummary = Readonly<Omit<List['items'][number], 'image'>>;
/** With its text: HTML sanitised by the server. */
export type Article = Readonly<Single>;

export interface Section {
  /** Id of the heading: the fragment. */
  id: string;
  title: string;
}

export type ReadableArticle = Omit<Article, 'content' | 'reading'> & {
  /** The text, prepared by the server. */
  html?: PageText;
  sections: readonly Section[];
};

/** content-3. */
const latestCount = 3;
const relatedCount = 3;

export function byline({
  author,
  date,
  readTime,
}: Pick<ArticleSummary, 'author' | 'date' | 'readTime'>): string {
  return [author, shownDay(date), readTime].filter(Boolean).join(' · ');
}

function newestFirst(articles: readonly ArticleSummary[]): ArticleSummary[] {
  return articles.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

export function latestOf(articles: readonly ArticleSummary[]): ArticleSummary[] {
  return newestFirst(articles).slice(0, latestCount);
}

/** The featured post, by default the newest, and the others. */
export function splitFeatured(articles: readonly ArticleSummary[]): {
  featured: ArticleSummary | undefined;
  others: ArticleSummary[];
} {
  const sorted = newestFirst(articles);
  const featured = sorted.find((article) => article.featured) ?? sorted[0];
  return { featured, others: sorted.filter((article) => article !== featured) };
}

export interface CategoryCount {
  name: string;
  count: number;
}

/** Largest first. */
export function categoriesOf(articles: readonly ArticleSummary[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

export interface BlogQuery {
  readonly q: string;
  /** Empty for all. */
  readonly category: string;
}

export function readBlogQuery(search: URLSearchParams): BlogQuery {
  return { q: search.get('q') ?? '', category: search.get('category') ?? '' };
}

export function blogPath({ q, category }: BlogQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  return search.size > 0 ? `${paths.blog}?${search.toString()}` : paths.blog;
}

/** Search results; null without a query. */
export function searchArticles(
  articles: readonly ArticleSummary[],
  { q, category }: BlogQuery,
): ArticleSummary[] | null {
  const wanted = q.trim().toLowerCase();
  if (!wanted && !category) return null;
  return newestFirst(articles).filter((article) => {
    if (category && article.category !== category) return false;
    const words = [article.title, article.excerpt, article.author, article.category];
    return words.some((word) => word.toLowerCase().includes(wanted));
  });
}

export type NextArticle = Pick<ArticleSummary, 'slug' | 'title' | 'author' | 'date' | 'readTime'>;

/** The next older article; after the oldest one, the newest. */
export function nextAfter(
  article: ArticleSummary,
  articles: readonly ArticleSummary[],
): NextArticle | undefined {
  const others = newestFirst(articles).filter(({ _id }) => _id !== article._id);
  const next = others.find(({ date }) => Date.parse(date) <= Date.parse(article.date)) ?? others[0];
  if (!next) return undefined;
  const { slug, title, author, date, readTime } = next;
  return { slug, title, author, date, readTime };
}

/** content-3: same category, excluding itself. */
export function relatedTo(article: ArticleSummary, articles: readonly ArticleSummary[]): ArticleSummary[] {
  return newestFirst(articles)
    .filter(({ _id, category }) => _id !== article._id && category === article.category)
    .slice(0, relatedCount);
}
