import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { Tile } from '#shared/ui/layout/tile.tsx';
import { categoryName, type RecipeSummary } from '../../recipe.ts';
import { useListSearch } from '../../use-list-search.ts';
import { FavouriteButton } from '../recipe/favourite-button.tsx';
import styles from './recipe-tile.module.css';

interface RecipeTileProps {
  recipe: RecipeSummary;
  heading?: 'h2' | 'h3';
  first?: boolean;
}

export function RecipeTile({ recipe, heading = 'h2', first = false }: RecipeTileProps): ReactNode {
  const { nutrition } = recipe;
  const listSearch = useListSearch();
  return (
    <Tile
      to={paths.recipe(recipe.slug)}
      state={{ listSearch }}
      title={recipe.name}
      heading={heading}
      picture={recipe.picture}
      ratio="4 / 3"
      sizes="(min-width: 1024px) 30vw, (min-width: 600px) 46vw, 92vw"
      first={first}
      corner={<FavouriteButton round id={recipe._id} name={recipe.name} />}
    >
      <p className={`small muted num ${styles.facts}`}>
        <span>{categoryName(recipe.category)}</span>
        <span>{`${recipe.prepTime} min`}</span>
        <span>{`${nutrition.calories} kcal`}</span>
        <span>{`${nutrition.protein} g protein`}</span>
      </p>
    </Tile>
  );
}
