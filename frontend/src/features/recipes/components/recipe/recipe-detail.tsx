import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { CategoryLabel } from '#shared/ui/text/category-label.tsx';
import { Picture } from '#shared/ui/media/picture.tsx';
import { youtubeId, watchAddress } from '@ironbloom/brand/video-link';
import { Icon } from '#shared/ui/media/icon.tsx';
import { playOnClick } from '#shared/ui/media/video-poster.ts';
import { categoryName, type Recipe, energyShares } from '../../recipe.ts';
import { useListSearch } from '../../use-list-search.ts';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './recipe-detail.module.css';

/** content-9. */
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

/** Nutrition of one serving and shares of its calories. */
function Nutrition({ nutrition }: { nutrition: Recipe['nutrition'] }): ReactNode {
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

/** Ingredients to tick off, and the steps. */
function RecipeMethod({ recipe }: { recipe: Recipe }): ReactNode {
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
      <Stack gap="6">
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
      </Stack>
    </div>
  );
}

/** Loads nothing from YouTube before a click; without a script the button is a link. */
function RecipeVideo({ recipe }: { recipe: Pick<Recipe, 'name' | 'picture' | 'ytLinks'> }): ReactNode {
  const id = recipe.ytLinks[0] ? youtubeId(recipe.ytLinks[0]) : null;
  if (!id) return null;
  return (
    <section aria-labelledby="video-title">
      <h2 className="d3" id="video-title">
        Video
      </h2>
      {/* Keyed: the player is inserted by script and must not survive a change of recipe. */}
      <div className={styles.frame} key={id}>
        <Picture {...recipe.picture} alt="" sizes="(min-width: 1024px) 56vw, 92vw" />
        <a
          className={styles.play}
          href={watchAddress(id)}
          data-video={id}
          data-title={recipe.name}
          onClick={playOnClick}
        >
          <Icon name="play" />
          <span className="sr">Play video: {recipe.name}</span>
        </a>
      </div>
    </section>
  );
}
