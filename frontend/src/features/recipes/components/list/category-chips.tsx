import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryName } from '../../recipe.ts';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: readonly string[];
  /** Empty for all. */
  chosen: string;
  pathOf: (category: string) => string;
}

/** Links, because each choice is an address. */
export function CategoryChips({ categories, chosen, pathOf }: CategoryChipsProps): ReactNode {
  return (
    <div role="group" aria-labelledby="recipe-category">
      <p className={`label ${styles.label}`} id="recipe-category">
        Category
      </p>
      <div className={styles.chips}>
        {['', ...categories].map((category) => (
          <Link
            key={category}
            className={styles.chip}
            to={pathOf(category)}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ? categoryName(category) : 'All'}
          </Link>
        ))}
      </div>
    </div>
  );
}
