import { browserStore } from '#shared/lib/browser-store.ts';
import type { ListedRecipe } from './recipe.ts';

/** content-11. */
const store = browserStore('browser', 'recipes_cache_v1');
const lifeMs = 5 * 60_000;

interface Copy {
  savedAt: number;
  recipes: readonly ListedRecipe[];
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, recipes } = value as Record<string, unknown>;
  return typeof savedAt === 'number' && Array.isArray(recipes) && recipes.every(isRecipe);
}

/** Validates the fields the page reads: a malformed recipe would break the screen. */
function isRecipe(value: unknown): value is ListedRecipe {
  if (typeof value !== 'object' || value === null) return false;
  const recipe = value as Record<string, unknown>;
  const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null;
  return (
    ['_id', 'slug', 'name', 'description', 'category'].every((name) => typeof recipe[name] === 'string') &&
    ['ingredients', 'cuisines'].every((name) => isTexts(recipe[name])) &&
    ['nutrition', 'picture'].every((name) => isObject(recipe[name]))
  );
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The local copy; null if missing or expired. */
export function readCopy(now = Date.now()): readonly ListedRecipe[] | null {
  const copy = store.read();
  if (!isCopy(copy)) return null;
  const age = now - copy.savedAt;
  return age >= 0 && age < lifeMs ? copy.recipes : null;
}

/** Best effort: a full storage is ignored. */
export function saveCopy(recipes: readonly ListedRecipe[], now = Date.now()): void {
  store.write({ savedAt: now, recipes } satisfies Copy);
}
