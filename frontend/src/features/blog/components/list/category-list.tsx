import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { blogPath } from '../../blog-query.ts';
import type { BlogQuery, CategoryCount } from '../../article.ts';
import styles from './category-list.module.css';

interface CategoryListProps {
  categories: readonly CategoryCount[];
  query: BlogQuery;
  total: number;
}

/** Links, because each choice is an address. */
export function CategoryList({ categories, query, total }: CategoryListProps): ReactNode {
  const all = [{ name: '', count: total }, ...categories];
  return (
    <section aria-labelledby="categories-title">
      <h2 className="d4" id="categories-title">
        Categories
      </h2>
      <ul className={styles.list}>
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
