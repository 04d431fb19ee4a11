import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { type ArticleSummary, byline, type NextArticle } from '../../article.ts';
import { ArticleCard } from '../list/article-card.tsx';
import grid from '../list/article-grid.module.css';
import styles from './related-articles.module.css';

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }): ReactNode {
  if (articles.length === 0) return null;
  return (
    <section className={`wrap ${styles.related}`} data-screen-only aria-labelledby="related-title">
      <h2 className="d2" id="related-title">
        You Might Also Like
      </h2>
      <div className={clsx(grid.grid, grid.wide)}>
        {articles.map((article) => (
          <ArticleCard key={article._id} article={article} />
        ))}
      </div>
    </section>
  );
}

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
