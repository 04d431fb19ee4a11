import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.api.ts';

export interface RecipeRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: Picture;
  category: string;
  cuisines: string[];
  serving: number;
  ytLinks: string[];
  ingredients: string[];
  steps: string[];
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  prepMinutes: number;
  rating: number;
  reviews: number;
}

export interface SingleRecipeRow extends RecipeRow {
  /** Address of its picture for social networks, once it is drawn. */
  card: string | null;
}

const COLUMNS = `id, slug, name, description, picture, category, cuisines, serving, yt_links AS "ytLinks",
  ingredients, steps, calories, protein, carbs, fat, prep_minutes AS "prepMinutes", rating, reviews`;
const SINGLE = `${COLUMNS}, (SELECT src FROM share_cards WHERE target_id = recipes.id) AS card`;

@Injectable()
export class RecipesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** In the order in which the owner put them. */
  list(page: number, limit: number) {
    const listing = { select: COLUMNS, from: 'recipes WHERE NOT draft', orderBy: 'position, id' };
    return pageOf<RecipeRow>(this.db, listing, page, limit);
  }

  /** Undefined for drafts, too. */
  findById(id: string): Promise<SingleRecipeRow | undefined> {
    return this.one('id = $1', id);
  }

  /** Under its slug, or under one that it had before. */
  async findBySlug(slug: string): Promise<SingleRecipeRow | undefined> {
    const earlier = "id = (SELECT target_id FROM slug_redirects WHERE kind = 'recipe' AND slug = $1)";
    // As one statement the database would look for both at every reading.
    return (await this.one('slug = $1', slug)) ?? this.one(earlier, slug);
  }

  private async one(where: string, value: string): Promise<SingleRecipeRow | undefined> {
    const [row] = await this.db.rows<SingleRecipeRow>(
      `SELECT ${SINGLE} FROM recipes WHERE ${where} AND NOT draft`,
      [value],
    );
    return row;
  }
}
