import type { ReactNode } from 'react';
import {
  data,
  useLoaderData,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { loadArticles } from '#features/blog/api.ts';
import type { ArticleSummary } from '#features/blog/article.ts';
import { BlogList } from '#features/blog/components/list/blog-list.tsx';
import { FeedLink } from '#features/blog/components/article/feed-link.tsx';
import { articleListData } from '#features/blog/structured-data.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import styles from './blog.module.css';

/** content-13. */
const loadFailed = 'Failed to load blogs';

interface BlogPage {
  articles: readonly ArticleSummary[] | null;
  problem: string | null;
}

/** 503 without articles, so that no cache or search engine keeps the page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ReturnType<typeof data<BlogPage>>> {
  try {
    return data({ articles: await loadArticles(context.get(apiContext)), problem: null }, { status: 200 });
  } catch (error) {
    return data({ articles: null, problem: loadProblem(error, loadFailed) }, { status: 503 });
  }
}

/** Search and category filter the loaded articles. The same address again is a retry. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component(): ReactNode {
  const { articles, problem } = useLoaderData<BlogPage>();
  const { revalidate } = useRevalidator();
  const { origin } = useSite();
  return (
    <Surface tone="paper" className="page-top">
      <Head
        title={`Blog | ${business().name}`}
        description={`Training, nutrition, recovery and mindset, written by ${business().name} coaches.`}
        keywords="fitness blog, training, nutrition, recovery, mindset"
        path={paths.blog}
        trail={[{ name: 'Blog', path: paths.blog }]}
        jsonLd={articles ? articleListData(articles, origin) : []}
      />
      <FeedLink />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.head}>
          <h1 className="d1">Read, then lift</h1>
          <p className="lead">Written by the coaches who will write your plan.</p>
        </div>
        {articles ? (
          <BlogList articles={articles} />
        ) : (
          <LoadError message={problem ?? ''} onRetry={() => void revalidate()} />
        )}
      </div>
    </Surface>
  );
}
