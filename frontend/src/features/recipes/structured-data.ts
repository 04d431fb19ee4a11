import { business } from '@ironbloom/brand';
import { paths } from '#shared/config/paths.ts';
import { socialPicture } from '#shared/seo/social-image.ts';
import { categoryName, cuisinesOf, type Recipe } from './recipe.ts';
import { watchAddress, youtubeId } from '@ironbloom/brand/video-link';

const context = 'https://schema.org';

/** 25 minutes in ISO-8601: "PT25M". */
export function isoMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

export function recipeData(recipe: Recipe, origin: string): object {
  const { name, description, picture, nutrition, serving, prepTime, rating, reviews } = recipe;
  const video = recipe.ytLinks[0] ? youtubeId(recipe.ytLinks[0]) : null;
  const grams = (amount: number): string => `${amount} g`;
  return {
    '@context': context,
    '@type': 'Recipe',
    name,
    description,
    url: new URL(paths.recipe(recipe.slug), origin).href,
    image: [socialPicture(picture).src, recipe.image].map((file) => new URL(file, origin).href),
    author: { '@type': 'Organization', name: business().name, url: origin },
    recipeCategory: categoryName(recipe.category),
    recipeCuisine: cuisinesOf(recipe),
    recipeYield: `${serving} ${serving === 1 ? 'serving' : 'servings'}`,
    totalTime: isoMinutes(prepTime),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: `${nutrition.calories} kcal`,
      proteinContent: grams(nutrition.protein),
      carbohydrateContent: grams(nutrition.carbs),
      fatContent: grams(nutrition.fat),
    },
    ...(reviews > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviews } }
      : {}),
    ...(video ? { subjectOf: { '@type': 'CreativeWork', url: watchAddress(video) } } : {}),
  };
}
