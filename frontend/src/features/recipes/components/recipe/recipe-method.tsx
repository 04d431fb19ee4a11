import type { ReactNode } from 'react';
import type { Recipe } from '../../recipe.ts';
import styles from './recipe-method.module.css';
import { RecipeVideo } from './recipe-video.tsx';

/** What goes in, ticked off as it does, and what to do with it. */
export function RecipeMethod({ recipe }: { recipe: Recipe }): ReactNode {
  return (
    <div className={styles.columns}>
      <section className={styles.ingredients} aria-labelledby="ingredients-title">
        <h2 className="d3" id="ingredients-title">
          Ingredients
        </h2>
        <ul className={styles.list}>
          {recipe.ingredients.map((ingredient) => (
            <li key={ingredient}>
              <label>
                <input type="checkbox" />
                <span>{ingredient}</span>
              </label>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.right}>
        <section aria-labelledby="steps-title">
          <h2 className="d3" id="steps-title">
            Method
          </h2>
          <ol className={styles.steps}>
            {recipe.steps.map((step, index) => (
              <li key={step}>
                <span className="figure" aria-hidden="true">
                  {index + 1}
                </span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        </section>
        <RecipeVideo recipe={recipe} />
      </div>
    </div>
  );
}
