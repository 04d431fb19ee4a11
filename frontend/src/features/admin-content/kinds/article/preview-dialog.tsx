import { business } from '@ironbloom/brand';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { previewArticle } from '../../api.ts';
import type { ArticlePreview } from '../../content.ts';
import { fromIndiaInput } from '#shared/india/date-input.ts';
import type { ContentEditing } from '../../editing/use-content.ts';
import type { BlogForm } from './blog-kind.ts';
import { useObjectUrl } from '#shared/ui/media/pictures/use-object-url.ts';
import styles from './blog.module.css';

/** An unsaved article as the public page shows it. */
export interface PreviewedArticle {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  category: string;
  readTime: string;
  html: string;
  sections: ArticlePreview['reading']['sections'];
  /** ISO-8601. */
  date: string;
  likes: number;
  /** URL this browser can show. */
  image: string;
  alt: string;
  /** CSS: "50% 20%". */
  imagePosition: string;
}

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  screen: ContentEditing<'blogs', BlogForm>;
  renderArticle: (article: PreviewedArticle) => ReactNode;
}

/** The article as published: sanitised by the server, rendered by the public page. */
export function PreviewDialog({ open, onClose, screen, renderArticle }: PreviewDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title="Preview" size="lg" className={styles.dialog}>
      <Preview screen={screen} renderArticle={renderArticle} />
    </Dialog>
  );
}

function Preview({ screen, renderArticle }: Pick<PreviewDialogProps, 'screen' | 'renderArticle'>): ReactNode {
  const { form, view } = screen;
  const { content, publishAt, status, ...article } = form.value;
  const [cleaned, setCleaned] = useState<ArticlePreview | ApiError>();
  const [openedAt] = useState(() => new Date().toISOString());
  const fresh = useObjectUrl(article.image instanceof File ? article.image : undefined);

  const ask = useCallback(
    () => previewArticle(content).catch((error: unknown) => error as ApiError),
    [content],
  );

  useEffect(() => {
    let gone = false;
    void ask().then((answer) => gone || setCleaned(answer));
    return () => {
      gone = true;
    };
  }, [ask]);

  if (cleaned instanceof Error) {
    return <LoadError message={cleaned.message} onRetry={() => void ask().then(setCleaned)} />;
  }
  if (!cleaned) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="24rem" />
      </div>
    );
  }
  const scheduled = status === 'scheduled' && publishAt;
  const image = fresh ?? view?.image ?? '';
  return (
    <>
      {!image && (
        <Notice tone="grey" className={styles.notice}>
          No picture is chosen yet.
        </Notice>
      )}
      {/* Inert: links and likes do nothing. */}
      <div inert data-surface="paper" className={styles.page}>
        {renderArticle({
          title: article.title || 'No title yet',
          slug: article.slug,
          excerpt: article.excerpt || cleaned.excerpt,
          author: article.author || business().name,
          category: article.category || 'General',
          readTime: article.readTime || cleaned.readTime,
          ...cleaned.reading,
          date: scheduled ? fromIndiaInput(scheduled) : (view?.publishAt ?? openedAt),
          likes: view?.likes ?? 0,
          image,
          alt: article.alt,
          imagePosition: `${article.focalX * 100}% ${article.focalY * 100}%`,
        })}
      </div>
    </>
  );
}
