import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentEditor, type EditedKind } from '../editing/content-editor.ts';
import { ContentPictures, coverInput } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import {
  type EditableRecipe,
  type RecipeDraft,
  RecipeEditingRepository,
} from './recipe-editing.repository.ts';
import type { RecipeFields } from './recipe-forms.dto.ts';
import { AUDIT, complete, DEFAULTS, stale } from './recipe-rules.ts';

/** What editors do to recipes. */
@Injectable()
export class RecipeEditingService {
  private readonly kind: EditedKind<EditableRecipe, RecipeDraft>;

  constructor(
    private readonly db: UnitOfWork,
    private readonly recipes: RecipeEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly editor: ContentEditor,
  ) {
    this.kind = { rows: recipes, audit: AUDIT, notFound: () => contentError('RECIPE_NOT_FOUND') };
  }

  /** @throws RECIPE_IMAGE_REQUIRED, SLUG_TAKEN, what a picture may be refused for */
  create(
    { intentKey, ...fields }: RecipeFields & { name: string; intentKey?: string | undefined },
    image: FileOnDisk | undefined,
    actor: Actor,
  ): Promise<EditableRecipe> {
    return this.editor.create(this.kind, intentKey, actor, async (save) => {
      if (!image) throw contentError('RECIPE_IMAGE_REQUIRED').at('image');
      const texts = complete({ ...DEFAULTS, name: fields.name, position: undefined }, fields);
      const title = texts.name;
      return this.pictures.saveNew(image, coverInput(fields, title), (picture) =>
        save(async (tx) => {
          const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title });
          return { ...texts, slug, picture };
        }),
      );
    });
  }

  /** @throws RECIPE_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
  update(
    id: string,
    { version, ...fields }: RecipeFields & { version: number },
    image: FileOnDisk | undefined,
    actor: Actor,
  ): Promise<EditableRecipe> {
    const refusal = (current: EditableRecipe) => stale(fields, current);
    return this.editor.update(this.kind, { id, version }, actor, refusal, async (current, save) => {
      const texts = complete(current, fields);
      const title = texts.name;
      return this.pictures.saveNewOrKnown(image, current.picture, coverInput(fields, title), (picture) =>
        save(async (tx) => {
          const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title, current });
          return { ...texts, slug, picture };
        }),
      );
    });
  }

  /** @throws RECIPE_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const removed = await this.recipes.remove(tx, id);
      if (!removed) throw contentError('RECIPE_NOT_FOUND');
      await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
    });
  }
}
