import { Suspense, type ReactNode } from 'react';
import type { PreviewedArticle } from '../../../../features/admin-content/blogs/preview-dialog.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

const ArticlePreview = lazyPart(async () => (await import('./article-preview.tsx')).ArticlePreview);

/** The readers' page of an article, which comes with the first preview. */
export function renderArticle(article: PreviewedArticle): ReactNode {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <ArticlePreview article={article} />
    </Suspense>
  );
}
