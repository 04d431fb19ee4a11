import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.api.ts';
import { adminListConditions, type AdminListFilter, DRAFT_STATUSES } from '../editing/admin-list.ts';
import type { RecipeRow } from './recipes.repository.ts';

/** What an editor decides; without a position a new recipe comes first. */
export interface RecipeDraft extends Omit<RecipeRow, 'id'> {
  draft: boolean;
  position: number | undefined;
}

export interface EditableRecipeItem {
  id: string;
  slug: string;
  name: string;
  category: string;
  picture: Picture;
  rating: number;
  reviews: number;
  draft: boolean;
  updatedAt: Date;
  version: number;
}

export interface EditableRecipe extends RecipeRow {
  draft: boolean;
  position: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const LIST_COLUMNS = `id, slug, name, category, picture, rating, reviews, draft, updated_at AS "updatedAt", version`;
const COLUMNS = `${LIST_COLUMNS}, description, cuisines, serving, yt_links AS "ytLinks", ingredients, steps,
  prep_minutes AS "prepMinutes", calories, protein, carbs, fat, position, created_at AS "createdAt"`;

/** Recipes as editors see them, drafts included. */
@Injectable()
export class RecipeEditingRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first: ids are made in the order of time. */
  list(filter: AdminListFilter, page: number, limit: number) {
    const { where, parameters } = adminListConditions(filter, ['name', 'category'], DRAFT_STATUSES);
    const from = `recipes ${where}`;
    const listing = { select: LIST_COLUMNS, from, orderBy: 'id DESC', parameters };
    return pageOf<EditableRecipeItem>(this.db, listing, page, limit);
  }

  async find(id: string): Promise<EditableRecipe | undefined> {
    const [row] = await this.db.rows<EditableRecipe>(`SELECT ${COLUMNS} FROM recipes WHERE id = $1`, [id]);
    return row;
  }

  async insert(sql: Sql, id: string, recipe: RecipeDraft): Promise<EditableRecipe> {
    const [row] = await sql.rows<EditableRecipe>(
      `INSERT INTO recipes (id, slug, name, description, picture, category, cuisines, serving, yt_links, ingredients,
                            steps, calories, protein, carbs, fat, prep_minutes, rating, reviews, draft, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
               coalesce($20::int, (SELECT min(position) - 1 FROM recipes), 0)) RETURNING ${COLUMNS}`,
      [id, ...values(recipe)],
    );
    return row!;
  }

  /** @returns undefined, with nothing changed, when the row is not at `version` any more */
  async update(
    sql: Sql,
    id: string,
    version: number,
    recipe: RecipeDraft,
  ): Promise<EditableRecipe | undefined> {
    const [row] = await sql.rows<EditableRecipe>(
      `UPDATE recipes SET slug = $2, name = $3, description = $4, picture = $5, category = $6, cuisines = $7,
              serving = $8, yt_links = $9, ingredients = $10, steps = $11, calories = $12, protein = $13,
              carbs = $14, fat = $15, prep_minutes = $16, rating = $17, reviews = $18, draft = $19,
              position = coalesce($20::int, position), version = version + 1, updated_at = now()
        WHERE id = $1 AND version = $21 RETURNING ${COLUMNS}`,
      [id, ...values(recipe), version],
    );
    return row;
  }

  /** @returns what was there, or undefined when it is gone already */
  async remove(sql: Sql, id: string): Promise<EditableRecipe | undefined> {
    const [row] = await sql.rows<EditableRecipe>(`DELETE FROM recipes WHERE id = $1 RETURNING ${COLUMNS}`, [
      id,
    ]);
    return row;
  }
}

function values(recipe: RecipeDraft): unknown[] {
  const { slug, name, description, picture, category, cuisines, serving, ytLinks, ingredients, steps } =
    recipe;
  const { calories, protein, carbs, fat, prepMinutes, rating, reviews, draft, position } = recipe;
  return [
    slug,
    name,
    description,
    JSON.stringify(picture),
    category,
    cuisines,
    serving,
    ytLinks,
    ingredients,
    steps,
    calories,
    protein,
    carbs,
    fat,
    prepMinutes,
    rating,
    reviews,
    draft,
    position,
  ];
}
