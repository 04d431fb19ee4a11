import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import {
  ContentEditing,
  type ContentKind,
  type Draft,
  DRAFT_STATUSES,
  type Files,
} from '../editing/content-editing.ts';
import { coverInput, type UploadedPictures } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { recipeForLog, recipeTexts, staleRecipe } from './recipe-rules.ts';
import { RecipeEntity } from './recipe.entity.ts';
import type { RecipeFields } from './recipes.dto.ts';

const ITEM = [
  'id',
  'slug',
  'name',
  'category',
  'picture',
  'rating',
  'reviews',
  'draft',
  'updatedAt',
  'version',
] as const;

const KIND: ContentKind<RecipeEntity, (typeof ITEM)[number]> = {
  entity: RecipeEntity,
  table: 'recipes',
  notFound: () => contentError('RECIPE_NOT_FOUND'),
  list: {
    columns: ITEM,
    searched: ['name', 'category'],
    statuses: DRAFT_STATUSES,
    // Newest first: ids are ordered by time.
    orderBy: 'id DESC',
  },
  feature: 'Recipe',
  slugs: 'recipe',
  pictures: ({ picture }) => picture.source,
  forLog: recipeForLog,
};

/** Editing of recipes. */
@Injectable()
export class RecipeEditing extends ContentEditing<
  RecipeEntity,
  (typeof ITEM)[number],
  RecipeFields,
  'image'
> {
  protected readonly kind = KIND;

  constructor(
    db: UnitOfWork,
    library: MediaLibrary,
    audit: ContentAudit,
    private readonly slugs: SlugsService,
  ) {
    super(db, library, audit);
  }

  /** @throws RECIPE_IMAGE_REQUIRED, and the refusals of pictures */
  protected async prepare(
    fields: RecipeFields,
    { image }: Files<'image'>,
    uploads: UploadedPictures,
    current?: RecipeEntity,
  ): Promise<Draft<RecipeEntity>> {
    if (!image && !current) throw contentError('RECIPE_IMAGE_REQUIRED').at('image');
    const texts = recipeTexts(fields, current);
    const input = coverInput(fields, texts.name);
    const picture = image ? await uploads.take(image, input) : await uploads.amend(current!.picture, input);
    return { ...texts, picture, slug: '' };
  }

  /** @throws SLUG_TAKEN */
  protected override async complete(
    tx: Transaction,
    draft: Draft<RecipeEntity>,
    fields: RecipeFields,
    current?: RecipeEntity,
  ): Promise<Draft<RecipeEntity>> {
    const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title: draft.name, current });
    return { ...draft, slug };
  }

  protected stale(fields: RecipeFields, current: RecipeEntity) {
    return staleRecipe(fields, current);
  }
}
