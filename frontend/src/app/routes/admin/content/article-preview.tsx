import type { ReactNode } from 'react';
import type { PreviewedArticle } from '#features/admin-content/kinds/article/preview-dialog.tsx';
import { readable } from '#features/blog/reading-text.ts';
import { ArticleView } from '#features/blog/components/article/article-view.tsx';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';

/** An unsaved article in the page that readers get. Its picture may exist in this browser only. */
export function ArticlePreview({ article }: { article: PreviewedArticle }): ReactNode {
  const { origin } = useSite();
  const { image, alt, imagePosition, ...rest } = article;
  return (
    <ArticleView
      article={readable({
        ...rest,
        _id: 'preview',
        featured: false,
        image,
        picture: { source: '', widths: [], width: 0, height: 0, alt },
        updatedAt: article.date,
      })}
      address={new URL(paths.blogArticle(article.slug), origin).href}
      picture={image ? <img src={image} alt={alt} style={{ objectPosition: imagePosition }} /> : null}
    />
  );
}
