import type { FoodWarning } from '@ironbloom/brand/food-warnings';
import { type FoodFacts, foodRulesOf, type FoodRules, warningsOf } from '@ironbloom/brand/food-warnings';
import { type Food, shippedFoods } from '@ironbloom/brand/foods';
import type { FoodPortion } from '@ironbloom/brand/plan';
import { createContext, use, useMemo } from 'react';
import type { ClientDetail } from '../client.ts';
import type { ClientFood, Recipe } from './api.ts';
import { type Findable, findables } from './food-search.ts';

const foods: ReadonlyMap<string, Food> = new Map(shippedFoods.map((food) => [food.id, food]));

export const foodOf = ({ source, sourceId }: FoodPortion): Food | undefined =>
  source === 'food' && sourceId !== null ? foods.get(sourceId) : undefined;

export interface FoodEditing {
  client: ClientDetail;
  known: ClientFood;
  rules: FoodRules;
  /** While the plan is saved. */
  busy: boolean;
  /** Sets a part of the plan: `training.meals`; all of it by an empty path. */
  set: (path: string, value: unknown) => void;
  errorAt: (path: string) => string | undefined;
  list: readonly Findable[];
  recipes: ReadonlyMap<string, Recipe>;
  warningsOf: (portion: FoodPortion) => FoodWarning[];
  findableWarnings: (found: Findable) => FoodWarning[];
}

const FoodContext = createContext<FoodEditing | undefined>(undefined);
export const FoodProvider = FoodContext.Provider;

export function useFood(): FoodEditing {
  const value = use(FoodContext);
  if (!value) throw new Error('A part of the food editor outside it');
  return value;
}

type Lookup = Pick<FoodEditing, 'rules' | 'list' | 'recipes' | 'warningsOf' | 'findableWarnings'>;

/** What can be added, and why it may not fit this client. */
export function useLookup(known: ClientFood, recipes: readonly Recipe[]): Lookup {
  return useMemo(() => {
    const byId = new Map(recipes.map((recipe) => [recipe._id, recipe]));
    const rules = foodRulesOf(known.answers);
    const factsOf = (portion: FoodPortion): FoodFacts => {
      const food = foodOf(portion);
      if (food) return { food };
      const recipe = portion.sourceId === null ? undefined : byId.get(portion.sourceId);
      return { name: portion.name, ingredients: recipe?.ingredients ?? [] };
    };
    return {
      rules,
      list: findables(shippedFoods, recipes),
      recipes: byId,
      warningsOf: (portion) => warningsOf(factsOf(portion), rules),
      findableWarnings: ({ food, recipe, name }) =>
        warningsOf(food ? { food } : { name, ingredients: recipe?.ingredients ?? [] }, rules),
    };
  }, [known, recipes]);
}
