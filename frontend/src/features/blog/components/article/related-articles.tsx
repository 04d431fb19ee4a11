import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../article.ts';
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
