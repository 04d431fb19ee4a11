import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths.ts';
import { CategoryLabel } from '../../../../shared/ui/text/category-label.tsx';
import { Icon } from '../../../../shared/ui/media/icon.tsx';
import { Picture } from '../../../../shared/ui/media/picture.tsx';
import { byline, type ArticleSummary } from '../../article.ts';
import styles from './featured-article.module.css';

export function FeaturedArticle({ article }: { article: ArticleSummary }): ReactNode {
  return (
    <article className={styles.featured}>
      <div className={styles.media}>
        <Picture {...article.picture} sizes="(min-width: 1024px) 54vw, 92vw" first />
      </div>
      <div className={styles.words}>
        <CategoryLabel>{article.category}</CategoryLabel>
        <h2 className="d2">
          <Link className={styles.link} to={paths.blogArticle(article.slug)}>
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
