import type { ReactNode } from 'react';
import { Surface } from '../../../shared/ui/surface.tsx';
import { heroFigures } from '../recipe.ts';
import styles from './recipes-hero.module.css';

/** SPEC section 2: rating and reviews are fixed words, the count is not. */
export function RecipesHero({ count }: { count: number | null }): ReactNode {
  return (
    <Surface tone="ink" as="section">
      <div className={`wrap ${styles.inner}`}>
        <h1 className="d1">
          Eat like
          <br />
          you train
        </h1>
        <dl className={styles.figures}>
          <div>
            <dt>Rating</dt>
            <dd className="figure">{heroFigures.rating}</dd>
          </div>
          <div>
            <dt>Reviews</dt>
            <dd className="figure">{heroFigures.reviews}</dd>
          </div>
          {count !== null && (
            <div>
              <dt>Recipes</dt>
              <dd className="figure">{count}</dd>
            </div>
          )}
        </dl>
      </div>
    </Surface>
  );
}
