import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { blogKind } from '#features/admin-content/kinds/article/blog-kind.ts';
import { BlogScreen } from '#features/admin-content/kinds/article/blog-screen.tsx';
import { Opened } from '#features/admin-content/editing/opened.tsx';
import { ArticlePreview } from './article-preview.tsx';

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Opened key={id} kind={blogKind} id={id}>
      {(view) => <BlogScreen view={view} renderArticle={(article) => <ArticlePreview article={article} />} />}
    </Opened>
  );
}
