import foodsJson from './foods.json' with { type: 'json' };
import type { Figures } from './plan.ts';

export type Diet = 'vegan' | 'vegetarian' | 'egg' | 'nonveg' | 'jain-ok';

export interface Food {
  id: string;
  name: string;
  group: string;
  otherNames: readonly string[];
  /** By language: hi, ta, te, kn, ml. */
  names: Readonly<Partial<Record<string, string>>>;
  /** Exactly one of vegetarian, egg and nonveg; vegan and jain-ok in addition. */
  diet: readonly Diet[];
  allergens: readonly string[];
  state: string;
  per100g: Figures & { fibre: number };
  measures: readonly { name: string; grams: number }[];
  /** `recipe`: what a dish was summed from. */
  source: { text: string; fit: string; recipe?: readonly { item: string; grams: number }[] };
  /** Its figures were looked up. */
  checked: boolean;
  note?: string;
  dietNote?: string;
}

export const shippedFoods = foodsJson.foods as unknown as readonly Food[];
export const foodGroups: readonly { id: string; name: string }[] = foodsJson.groups;
export const allergens: readonly { id: string; name: string }[] = foodsJson.allergens;
