import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { blogKind } from '../../../../features/admin-content/blogs/blog-kind.ts';
import { BlogScreen } from '../../../../features/admin-content/blogs/blog-screen.tsx';
import { Opened } from '../../../../features/admin-content/form/opened.tsx';
import { renderArticle } from './render-article.tsx';

export function Blog(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Opened key={id} kind={blogKind} id={id}>
      {(view) => <BlogScreen view={view} renderArticle={renderArticle} />}
    </Opened>
  );
}
