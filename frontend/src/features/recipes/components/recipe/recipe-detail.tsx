import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { categoryName, type Recipe } from '../../recipe.ts';
import { useListSearch } from '../../use-list-search.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Nutrition } from './nutrition.tsx';
import styles from './recipe-detail.module.css';
import { RecipeMethod } from './recipe-method.tsx';

/** content-9: one recipe, whole. */
export function RecipeDetail({ recipe }: { recipe: Recipe }): ReactNode {
  const listSearch = useListSearch();
  const facts = [
    { name: 'Prep time', value: `${recipe.prepTime} min` },
    { name: 'Serving', value: recipe.serving },
    { name: 'Rating', value: recipe.rating },
    { name: 'Reviews', value: recipe.reviews },
  ];
  return (
    <article className={styles.recipe}>
      <BackLink to={paths.recipes + listSearch}>Back to Recipes</BackLink>
      <div className={styles.top}>
        <div className={styles.picture} data-shown>
          <Picture {...recipe.picture} sizes="(min-width: 1024px) 52vw, 92vw" first />
        </div>
        <div className={styles.head}>
          <CategoryLabel>{[categoryName(recipe.category), ...recipe.cuisines].join(' · ')}</CategoryLabel>
          <h1 className="d1">{recipe.name}</h1>
          <p className="lead">{recipe.description}</p>
          <dl className={`num ${styles.facts}`}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <FavouriteButton id={recipe._id} name={recipe.name} />
        </div>
      </div>
      <Nutrition nutrition={recipe.nutrition} />
      <RecipeMethod recipe={recipe} />
    </article>
  );
}
