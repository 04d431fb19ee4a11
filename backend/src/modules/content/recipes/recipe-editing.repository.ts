import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.api.ts';
import { adminListConditions, type AdminListFilter, DRAFT_STATUSES } from '../editing/admin-list.ts';
import { RecipeEntity } from './recipe.entity.ts';
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
/** SQL: before all others. */
const FIRST = () => 'coalesce((SELECT min(position) - 1 FROM recipes), 0)';

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

  /** @returns undefined when there is none of that id */
  async find(id: string): Promise<EditableRecipe | undefined> {
    const [row] = await this.db.rows<EditableRecipe>(`SELECT ${COLUMNS} FROM recipes WHERE id = $1`, [id]);
    return row;
  }

  /** At version 1. */
  async insert(tx: Transaction, id: string, recipe: RecipeDraft): Promise<EditableRecipe> {
    const insert = tx.manager.createQueryBuilder().insert().into(RecipeEntity);
    const { raw } = await insert
      .values({ id, ...recipe, position: recipe.position ?? FIRST })
      .returning(COLUMNS)
      .execute();
    return (raw as [EditableRecipe])[0];
  }

  /** @returns undefined, with nothing changed, when the row is not at `version` any more */
  async update(
    tx: Transaction,
    id: string,
    version: number,
    recipe: RecipeDraft,
  ): Promise<EditableRecipe | undefined> {
    const saved = { ...recipe, version: version + 1 };
    const { raw } = await tx.manager.update(RecipeEntity, { id, version }, saved, { returning: COLUMNS });
    return (raw as EditableRecipe[])[0];
  }

  /** @returns what was there, or undefined when it is gone already */
  async remove(sql: Sql, id: string): Promise<EditableRecipe | undefined> {
    const [row] = await sql.rows<EditableRecipe>(`DELETE FROM recipes WHERE id = $1 RETURNING ${COLUMNS}`, [
      id,
    ]);
    return row;
  }
}
