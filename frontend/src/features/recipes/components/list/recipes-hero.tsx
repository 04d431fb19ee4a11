import type { ReactNode } from 'react';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { heroFigures } from '../../recipe.ts';
import styles from './recipes-hero.module.css';

/** content-7: rating and reviews are fixed texts. */
export function RecipesHero({ count }: { count: number | null }): ReactNode {
  const figures = [
    [heroFigures.rating, 'Rating'],
    [heroFigures.reviews, 'Reviews'],
    ...(count === null ? [] : [[String(count), 'Recipes']]),
  ];
  return (
    <Surface tone="ink" as="section">
      <div className={`wrap ${styles.inner}`}>
        <h1 className="d1">
          Eat like
          <br />
          you train
        </h1>
        <ul className={styles.figures}>
          {figures.map(([figure, name]) => (
            <li key={name}>
              <span className="figure">{figure}</span> <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}
