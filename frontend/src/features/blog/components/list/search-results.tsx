import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import type { ArticleSummary } from '../../article.ts';
import { ArticleCard } from './article-card.tsx';
import grid from './article-grid.module.css';
import styles from './search-results.module.css';

const nothing = {
  title: 'No articles found',
  text: 'Try another word or another category. All the articles are below.',
};

/** What was looked for, above what is always there. @param found null while nobody looks for anything */
export function SearchResults({ found }: { found: readonly ArticleSummary[] | null }): ReactNode {
  const count = found?.length ?? 0;
  const clear = (
    <ButtonLink size="sm" to={paths.blog}>
      Clear search
    </ButtonLink>
  );
  return (
    <section className={found ? styles.results : undefined} aria-label={found ? 'Search results' : undefined}>
      <div className={count > 0 ? styles.head : undefined}>
        <div role="status">
          {count > 0 && <h2 className="d3">{`${count} ${count === 1 ? 'article' : 'articles'} found`}</h2>}
          {found && count === 0 && <EmptyState {...nothing} action={clear} />}
        </div>
        {count > 0 && clear}
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
