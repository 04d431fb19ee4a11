import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentIntents } from '../editing/content-intents.ts';
import { ContentPictures, coverInput } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { type EditableRecipe, RecipeEditingRepository } from './recipe-editing.repository.ts';
import type { RecipeFields } from './recipe-forms.dto.ts';
import { AUDIT, complete, DEFAULTS, stale } from './recipe-texts.ts';

/** What editors do to recipes. */
@Injectable()
export class RecipeEditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recipes: RecipeEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly intents: ContentIntents,
  ) {}

  /** @throws RECIPE_IMAGE_REQUIRED, SLUG_TAKEN, what a picture may be refused for */
  create(
    { intentKey, ...fields }: RecipeFields & { name: string; intentKey?: string | undefined },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableRecipe> {
    return this.intents.once<EditableRecipe>(
      intentKey,
      (id) => this.known(id),
      async (insert) => {
        if (!image) throw contentError('RECIPE_IMAGE_REQUIRED').at('image');
        const texts = complete({ ...DEFAULTS, name: fields.name, position: undefined }, fields);
        const title = texts.name;
        return this.pictures.saveNew(image, coverInput(fields, title), (picture) =>
          insert(async (tx, id) => {
            const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title });
            const saved = await this.recipes.insert(tx, id, { ...texts, slug, picture });
            await this.audit.record(tx, AUDIT, { before: null, after: saved, actor });
            return saved;
          }),
        );
      },
    );
  }

  /** @throws RECIPE_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
  async update(
    id: string,
    { version, ...fields }: RecipeFields & { version: number },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableRecipe> {
    const current = await this.known(id);
    if (current.version !== version) throw stale(fields, current);
    const texts = complete(current, fields);
    const title = texts.name;
    return this.pictures.saveNewOrKnown(
      image,
      current.picture,
      coverInput(fields, title),
      async (picture) => {
        const saved = await this.unitOfWork.run(async (tx) => {
          const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title, current });
          const row = await this.recipes.update(tx, id, version, { ...texts, slug, picture });
          if (row) await this.audit.record(tx, AUDIT, { before: current, after: row, actor });
          return row;
        });
        if (!saved) throw stale(fields, await this.known(id));
        return saved;
      },
    );
  }

  /** @throws RECIPE_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const removed = await this.recipes.remove(tx, id);
      if (!removed) throw contentError('RECIPE_NOT_FOUND');
      await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
    });
  }

  private async known(id: string): Promise<EditableRecipe> {
    const recipe = await this.recipes.find(id);
    if (!recipe) throw contentError('RECIPE_NOT_FOUND');
    return recipe;
  }
}
