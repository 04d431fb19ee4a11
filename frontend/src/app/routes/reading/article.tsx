import type { ReactNode } from 'react';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { fetchArticle, loadArticles } from '../../../features/blog/api.ts';
import {
  nextAfter,
  relatedTo,
  type Article,
  type ArticleSummary,
  type NextArticle,
} from '../../../features/blog/article.ts';
import type { Author } from '../../../features/blog/author.ts';
import { ArticleMissing } from '../../../features/blog/components/article/article-missing.tsx';
import { ArticleView } from '../../../features/blog/components/article/article-view.tsx';
import { FeedLink } from '../../../features/blog/components/article/feed-link.tsx';
import { NextArticleLink } from '../../../features/blog/components/article/next-article.tsx';
import { RelatedArticles } from '../../../features/blog/components/article/related-articles.tsx';
import { articleData } from '../../../features/blog/structured-data.ts';
import { apiContext, type ApiClient } from '../../../shared/api/client.ts';
import { ApiError } from '../../../shared/api/errors.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useSite } from '../../../shared/config/site.tsx';
import { loadPageContent } from '../../../shared/page-content/load-page-content.ts';
import { breadcrumbList } from '../../../shared/seo/breadcrumb-list.ts';
import { Head } from '../../../shared/seo/head.tsx';
import { socialImage } from '../../../shared/seo/social-image.ts';
import { Surface } from '../../../shared/ui/layout/surface.tsx';
import { ProgramsBand } from '../../shell/programs-band.tsx';

interface ArticlePage {
  /** Null when there is none. */
  article: Article | null;
  related: readonly ArticleSummary[];
  next?: NextArticle | undefined;
  /** Null for somebody who is not among the coaches. */
  author?: Author | null;
}

/** The part that finds them comes by itself: it knows the addresses of every shipped picture, which no article needs. */
async function loadAuthorOf(api: ApiClient): Promise<(name: string) => Author | null> {
  const [{ content }, { authorAmong }] = await Promise.all([
    loadPageContent(api, 'company'),
    import('../../../features/blog/author.ts'),
  ]);
  return (name) => content && authorAmong(content, name);
}

/** The others and the author are a bonus: without them the article still stands. */
export async function loader({
  context,
  params,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<ArticlePage>> | Response> {
  const api = context.get(apiContext);
  const slug = params['slug'] ?? '';
  try {
    const [article, all, authorOf] = await Promise.all([
      fetchArticle(api, slug),
      loadArticles(api).catch(() => []),
      loadAuthorOf(api).catch(() => () => null),
    ]);
    if (article.slug !== slug) return redirect(paths.blogArticle(article.slug), 301);
    return data(
      {
        article,
        related: relatedTo(article, all),
        next: nextAfter(article, all),
        author: authorOf(article.author),
      },
      { status: 200 },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data({ article: null, related: [] }, { status: 404 });
  }
}

export function Component(): ReactNode {
  const { article, related, next, author } = useLoaderData<ArticlePage>();
  const { origin } = useSite();
  if (!article) {
    return (
      <Surface tone="paper" className="page-top">
        <Head
          title={`Article Not Found | ${business().name}`}
          description="The article you're looking for doesn't exist."
          keywords="fitness articles"
          robots="noindex, nofollow"
        />
        <ArticleMissing />
      </Surface>
    );
  }
  const path = paths.blogArticle(article.slug);
  const crumbs = breadcrumbList(origin, [
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: article.title, path },
  ]);
  return (
    <Surface tone="paper" className="page-top">
      <Head
        title={`${article.title} – ${business().name} Blog (Online & Offline Coaching)`}
        description={article.excerpt}
        path={path}
        keywords={`${article.title}, ${article.category}, fitness articles, online fitness coaching`}
        image={socialImage(article.picture)}
        type="article"
        jsonLd={[crumbs, articleData(article, origin)]}
      />
      <FeedLink />
      <ArticleView
        key={article._id}
        article={article}
        author={author ?? null}
        address={new URL(path, origin).href}
      />
      {next && <NextArticleLink article={next} />}
      <RelatedArticles articles={related} />
      <ProgramsBand />
    </Surface>
  );
}
