import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import tile from '#shared/ui/layout/tile.module.css';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { byline, type ArticleSummary } from '../../article.ts';
import styles from './featured-article.module.css';

/** A tile over the whole width. */
export function FeaturedArticle({ article }: { article: ArticleSummary }): ReactNode {
  return (
    <article className={clsx(tile.tile, styles.featured)}>
      <div className={clsx(tile.media, styles.media)}>
        <Picture {...article.picture} sizes="(min-width: 1024px) 54vw, 92vw" first />
      </div>
      <div className={clsx(tile.words, styles.words)}>
        <CategoryLabel>{article.category}</CategoryLabel>
        <h2 className="d2">
          <Link className={clsx(tile.link, styles.link)} to={paths.blogArticle(article.slug)}>
            {article.title}
          </Link>
        </h2>
        <p className="lead">{article.excerpt}</p>
        <p className="small quiet num">{byline(article)}</p>
        {/* The title is the link, and its target is all of the card. */}
        <span className="link--go" aria-hidden="true">
          Read More <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}
