import type { ReactNode } from 'react';
import { energyShares, type Recipe } from '../../recipe.ts';
import styles from './nutrition.module.css';

/** One serving's figures, and where its calories come from. */
export function Nutrition({ nutrition }: { nutrition: Recipe['nutrition'] }): ReactNode {
  const { protein, carbs, fat } = energyShares(nutrition);
  const grams = [
    { name: 'Protein', amount: nutrition.protein },
    { name: 'Carbs', amount: nutrition.carbs },
    { name: 'Fat', amount: nutrition.fat },
  ];
  return (
    <section className={styles.nutrition} aria-labelledby="nutrition-title">
      <h2 className="sr" id="nutrition-title">
        Nutrition for one serving
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>Calories</dt>
          <dd className="figure">{nutrition.calories}</dd>
        </div>
        {grams.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">
              {amount}
              <small> g</small>
            </dd>
          </div>
        ))}
      </dl>
      <div
        className={styles.bar}
        role="img"
        aria-label={`Share of calories: protein ${protein} percent, carbs ${carbs} percent, fat ${fat} percent`}
      >
        <i style={{ flex: protein }} />
        <i style={{ flex: carbs }} />
        <i style={{ flex: fat }} />
      </div>
    </section>
  );
}
