import type { ReactNode } from 'react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { paths } from '#shared/config/paths.ts';
import { SearchBox } from '#shared/ui/lists/search-box.tsx';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { shownDay } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import {
  categoriesOf,
  latestOf,
  searchArticles,
  splitFeatured,
  type ArticleSummary,
  type BlogQuery,
  type CategoryCount,
  blogPath,
  byline,
  readBlogQuery,
} from '../../article.ts';
import { ArticleCard } from './article-card.tsx';
import tile from '#shared/ui/layout/tile.module.css';
import grid from './article-grid.module.css';
import styles from './blog-list.module.css';

/** The featured post and the grid never change; search results stand above the grid. */
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

interface CategoryListProps {
  categories: readonly CategoryCount[];
  query: BlogQuery;
  total: number;
}

/** Links, as each category has an address. */
function CategoryList({ categories, query, total }: CategoryListProps): ReactNode {
  const all = [{ name: '', count: total }, ...categories];
  return (
    <section aria-labelledby="categories-title">
      <h2 className="d4" id="categories-title">
        Categories
      </h2>
      <ul className={styles.categoryListList}>
        {all.map(({ name, count }) => (
          <li key={name}>
            <Link
              className={styles.item}
              to={blogPath({ ...query, category: name })}
              aria-current={name === query.category ? 'true' : undefined}
            >
              <span>{name || 'All'}</span>
              <span className="num quiet">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tile of full width. */
function FeaturedArticle({ article }: { article: ArticleSummary }): ReactNode {
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
        {/* Decorative: the title's link covers the card. */}
        <span className="link--go" aria-hidden="true">
          Read More <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}

function LatestPosts({ articles }: { articles: readonly ArticleSummary[] }): ReactNode {
  return (
    <section aria-labelledby="latest-title">
      <h2 className="d4" id="latest-title">
        Latest posts
      </h2>
      <ol className={styles.latestPostsList}>
        {articles.map((article) => (
          <li key={article._id} className={styles.post}>
            <Picture {...article.picture} alt="" sizes="96px" className={styles.picture} />
            <div>
              <Link className={`label ${styles.latestPostsLink}`} to={paths.blogArticle(article.slug)}>
                {article.title}
              </Link>
              <p className="micro quiet num">{shownDay(article.date)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const nothing = {
  title: 'No articles found',
  text: 'Try another word or another category. All the articles are below.',
};

/** Search results above the grid. @param found null without a query */
function SearchResults({ found }: { found: readonly ArticleSummary[] | null }): ReactNode {
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
