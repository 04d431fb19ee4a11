import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { contentError } from '../content.errors.ts';
import { presentRecipe, SHOWN } from './recipe-rules.ts';
import { RecipeEntity } from './recipe.entity.ts';

const COLUMNS = columnsOf(RecipeEntity, { only: SHOWN });

type ShownRecipe = Pick<RecipeEntity, (typeof SHOWN)[number]>;

interface SingleRecipe extends ShownRecipe {
  /** Address of its share card, once drawn. */
  card: string | null;
}

/** Recipes for readers: no drafts. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly slugs: SlugsService,
  ) {}

  /** In the owner's order. @param page counts from 1 */
  async list(page: number, limit: number) {
    const listing = { select: COLUMNS, from: 'recipes WHERE NOT draft', orderBy: 'position, id' };
    const { items, ...frame } = await pageOf<ShownRecipe>(this.db, listing, page, limit);
    return { items: items.map(presentRecipe), ...frame };
  }

  /** @throws RECIPE_NOT_FOUND */
  async byId(id: string) {
    return present(await this.findOne('id = $1', id));
  }

  /** By its current or a former slug. @throws RECIPE_NOT_FOUND */
  async bySlug(slug: string) {
    const current = await this.findOne('slug = $1', slug);
    if (current) return present(current);
    const movedTo = await this.slugs.findMoved('recipe', slug);
    return present(movedTo === undefined ? undefined : await this.findOne('id = $1', movedTo));
  }

  private async findOne(where: string, value: string): Promise<SingleRecipe | undefined> {
    const [row] = await this.db.rows<SingleRecipe>(
      `SELECT ${COLUMNS}, (SELECT src FROM share_cards WHERE target_id = recipes.id) AS card
         FROM recipes WHERE ${where} AND NOT draft`,
      [value],
    );
    return row;
  }
}

function present(row: SingleRecipe | undefined) {
  if (!row) throw contentError('RECIPE_NOT_FOUND');
  const { card, ...recipe } = row;
  return { ...presentRecipe(recipe), ...(card !== null && { card }) };
}
