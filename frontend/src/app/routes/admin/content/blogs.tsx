import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BlogList } from '#features/admin-content/kinds/article/blog-list.tsx';
import { BlogScreen } from '#features/admin-content/kinds/article/blog-screen.tsx';
import { isCreating } from '#features/admin-content/list/list-query.ts';
import { ArticlePreview } from './article-preview.tsx';

export function Component(): ReactNode {
  const [params] = useSearchParams();
  if (!isCreating(params)) return <BlogList />;
  return <BlogScreen view={null} renderArticle={(article) => <ArticlePreview article={article} />} />;
}
