import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { SearchBox } from '#shared/ui/lists/search-box.tsx';
import { categoriesOf, latestOf, searchArticles, splitFeatured, type ArticleSummary } from '../../article.ts';
import { blogPath, readBlogQuery } from '../../blog-query.ts';
import { ArticleCard } from './article-card.tsx';
import grid from './article-grid.module.css';
import styles from './blog-list.module.css';
import { CategoryList } from './category-list.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { SearchResults } from './search-results.tsx';

/** The featured post and the grid stay whatever is looked for; what is found stands above the grid. */
export function BlogList({ articles }: { articles: readonly ArticleSummary[] }): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readBlogQuery(search);
  const { featured, others } = splitFeatured(articles);
  return (
    <>
      {featured && <FeaturedArticle article={featured} />}
      <div className={styles.columns}>
        <div className={styles.search}>
          <SearchBox
            label="Search articles"
            placeholder="Sleep, protein, hips"
            value={query.q}
            action={paths.blog}
            keep={{ category: query.category }}
            onSearch={(q) => void navigate(blogPath({ ...query, q }), { replace: true })}
          />
        </div>
        <aside className={styles.categories} aria-label="Categories">
          <CategoryList categories={categoriesOf(articles)} query={query} total={articles.length} />
        </aside>
        <div className={styles.list}>
          <SearchResults found={searchArticles(articles, query)} />
          <section aria-labelledby="more-title">
            <h2 className="sr" id="more-title">
              More articles
            </h2>
            <div className={grid.grid}>
              {others.map((article) => (
                <ArticleCard key={article._id} article={article} />
              ))}
            </div>
          </section>
        </div>
        <aside className={styles.latest} aria-label="Latest posts">
          <LatestPosts articles={latestOf(articles)} />
        </aside>
      </div>
    </>
  );
}
