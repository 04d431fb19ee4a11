import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { ArticleMissing } from '#features/blog/components/article/article-missing.tsx';
import { ArticleView } from '#features/blog/components/article/article-view.tsx';
import { FeedLink } from '#features/blog/components/article/feed-link.tsx';
import { NextArticleLink, RelatedArticles } from '#features/blog/components/article/related-articles.tsx';
import { articleData } from '#features/blog/structured-data.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { Head } from '#shared/seo/head.tsx';
import { socialImage } from '#shared/seo/social-image.ts';
import { Surface } from '#shared/ui/layout/surface.tsx';
import type { ArticlePage } from './article-loader.ts';

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
  return (
    <Surface tone="paper" className="page-top">
      <Head
        title={`${article.title} – ${business().name} Blog (Online & Offline Coaching)`}
        description={article.excerpt}
        path={path}
        keywords={`${article.title}, ${article.category}, fitness articles, online fitness coaching`}
        image={socialImage(article, article.title)}
        type="article"
        trail={[
          { name: 'Blog', path: paths.blog },
          { name: article.title, path },
        ]}
        jsonLd={articleData(article, author ?? null, origin)}
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
    </Surface>
  );
}
