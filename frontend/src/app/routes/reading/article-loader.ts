import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticle, loadArticles } from '#features/blog/api.ts';
import {
  nextAfter,
  type ReadableArticle,
  relatedTo,
  type ArticleSummary,
  type NextArticle,
} from '#features/blog/article.ts';
import { findAuthor, type Author } from '#features/blog/author.ts';
import { apiContext } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import { ServerOnly } from '#shared/lib/server-only.ts';
import { paths } from '#shared/config/paths.ts';
import { loadPageContent } from '#shared/page-content/load-page-content.ts';

export interface ArticlePage {
  article: ReadableArticle | null;
  related: readonly ArticleSummary[];
  next?: NextArticle | undefined;
  /** Null when the author is not one of the coaches. */
  author?: Author | null;
}

/** The article is shown even if the other articles or the author fail to load. */
export async function loader({
  context,
  params,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<ArticlePage>> | Response> {
  const api = context.get(apiContext);
  const slug = params['slug'] ?? '';
  try {
    const [article, all, { content: company }] = await Promise.all([
      fetchArticle(api, slug),
      loadArticles(api).catch(() => []),
      loadPageContent(api, 'company'),
    ]);
    if (article.slug !== slug) return redirect(paths.blogArticle(article.slug), 301);
    const { content: _content, reading, ...shown } = article;
    return data(
      {
        article: { ...shown, html: new ServerOnly(reading.html), sections: reading.sections },
        related: relatedTo(article, all),
        next: nextAfter(article, all),
        author: company && findAuthor(company, article.author),
      },
      { status: 200 },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data({ article: null, related: [] }, { status: 404 });
  }
}
