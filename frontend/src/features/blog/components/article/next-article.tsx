import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { byline, type NextArticle } from '../../article.ts';
import styles from './next-article.module.css';

/** The way on for who has read to the end. */
export function NextArticleLink({ article }: { article: NextArticle }): ReactNode {
  return (
    <nav className="wrap" data-screen-only aria-label="Next article">
      <div className={styles.next}>
        <p className="label">Next article</p>
        <Link className={`d3 ${styles.link}`} to={paths.blogArticle(article.slug)}>
          {article.title} <Icon name="arrow" />
        </Link>
        <p className="small muted num">{byline(article)}</p>
      </div>
    </nav>
  );
}
