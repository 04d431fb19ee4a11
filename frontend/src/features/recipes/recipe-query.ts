import { paths } from '#shared/config/paths.ts';
import { readPage } from '#shared/lib/page-number.ts';

/** What the list's address says. */
export interface RecipeQuery {
  /** As typed. */
  readonly q: string;
  /** Empty for all. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

export function readRecipeQuery(search: URLSearchParams): RecipeQuery {
  return {
    q: search.get('q') ?? '',
    category: search.get('category') ?? '',
    page: readPage(search),
  };
}

/** What is as usual stays out of the address. */
export function recipesPath({ q, category, page }: RecipeQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.recipes}?${search.toString()}` : paths.recipes;
}
