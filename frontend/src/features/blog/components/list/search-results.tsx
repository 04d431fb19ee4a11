import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../../../shared/config/paths.ts';
import { ButtonLink } from '../../../../shared/ui/actions/button.tsx';
import type { ArticleSummary } from '../../article.ts';
import { ArticleCard } from './article-card.tsx';
import grid from './article-grid.module.css';
import styles from './search-results.module.css';

/** Where the categories stand below the articles, far from what a choice among them brings up. */
const oneColumn = '(max-width: 1023px)';

interface SearchResultsProps {
  /** Null while nobody looks for anything. */
  found: readonly ArticleSummary[] | null;
  /** The chosen one; empty for all. */
  category: string;
}

/** What was looked for, above what is always there. */
export function SearchResults({ found, category }: SearchResultsProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(category);
  useEffect(() => {
    if (last.current === category) return;
    last.current = category;
    if (window.matchMedia(oneColumn).matches) title.current?.focus();
  }, [category]);

  const count = found?.length ?? 0;
  const words = count === 0 ? 'No articles found' : `${count} ${count === 1 ? 'article' : 'articles'} found`;
  return (
    <section className={found ? styles.results : undefined} aria-label={found ? 'Search results' : undefined}>
      <div className={styles.head}>
        <div role="status">
          {found && (
            <h2 className={`d3 ${styles.title}`} ref={title} tabIndex={-1}>
              {words}
            </h2>
          )}
        </div>
        {found && (
          <ButtonLink size="sm" to={paths.blog}>
            Clear search
          </ButtonLink>
        )}
      </div>
      {found && count > 0 && (
        <div className={grid.grid}>
          {found.map((article) => (
            <ArticleCard key={article._id} article={article} />
          ))}
        </div>
      )}
    </section>
  );
}
