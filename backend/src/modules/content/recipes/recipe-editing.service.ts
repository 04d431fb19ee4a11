import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { mediaIdsIn, MediaLibrary } from '../../../platform/media/media-library.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type Claim, ContentIntents } from '../editing/content-intents.ts';
import { ContentLog } from '../editing/content-log.ts';
import { ContentPictures } from '../editing/content-pictures.ts';
import { contentError } from '../content.errors.ts';
import {
  type EditableRecipe,
  type RecipeDraft,
  RecipeEditingRepository,
} from './recipe-editing.repository.ts';
import type { RecipeFields } from './recipe-forms.dto.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { complete, DEFAULTS, forLog, pictureWish, stale } from './recipe-texts.ts';

/** What editors do to recipes. */
@Injectable()
export class RecipeEditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recipes: RecipeEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly library: MediaLibrary,
    private readonly log: ContentLog,
    private readonly intents: ContentIntents,
  ) {}

  /** @throws RECIPE_IMAGE_REQUIRED, SLUG_TAKEN, what a picture may be refused for */
  create(
    { intentKey, ...fields }: RecipeFields & { name: string; intentKey?: string | undefined },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableRecipe> {
    return this.intents.once(
      intentKey,
      (id) => this.known(id),
      (claim) => this.make(fields, image, actor, claim),
    );
  }

  private async make(
    fields: RecipeFields & { name: string },
    image: Buffer | undefined,
    actor: Actor,
    claim: Claim,
  ): Promise<EditableRecipe> {
    if (!image) {
      const { message } = contentError('RECIPE_IMAGE_REQUIRED');
      throw contentError('RECIPE_IMAGE_REQUIRED', { fields: { image: message } });
    }
    const texts = complete({ ...DEFAULTS, name: fields.name, position: undefined }, fields);
    const picture = await this.pictures.take(image, pictureWish(fields, texts.name));
    return this.pictures.keepOrDiscard([picture], () =>
      this.unitOfWork.run(async (tx) => {
        const id = uuidv7();
        await claim(tx, id);
        const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title: texts.name });
        await this.slugs.moved(tx, 'recipe', id, undefined, slug);
        const saved = await this.recipes.insert(tx, id, { ...texts, slug, picture });
        await this.library.use(tx, id, mediaIdsIn(picture.source));
        const after = forLog(saved);
        await this.log.record(tx, { actor, action: 'Created', feature: 'Recipe', id, before: null, after });
        return saved;
      }),
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
    const fresh = image && (await this.pictures.take(image, pictureWish(fields, texts.name)));
    return this.pictures.keepOrDiscard([fresh], async () => {
      const picture = fresh ?? (await this.pictures.amend(current.picture, fields));
      const saved = await this.unitOfWork.run((tx) =>
        this.save(tx, current, { ...texts, picture }, fields.slug, actor),
      );
      if (!saved) throw stale(fields, (await this.recipes.find(id)) ?? current);
      return saved;
    });
  }

  private async known(id: string): Promise<EditableRecipe> {
    const recipe = await this.recipes.find(id);
    if (!recipe) throw contentError('RECIPE_NOT_FOUND');
    return recipe;
  }

  /** @throws RECIPE_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const removed = await this.recipes.remove(tx, id);
      if (!removed) throw contentError('RECIPE_NOT_FOUND');
      await this.slugs.forget(tx, id);
      await this.library.use(tx, id, []);
      const before = forLog(removed);
      await this.log.record(tx, { actor, action: 'Deleted', feature: 'Recipe', id, before, after: null });
    });
  }

  /** @returns undefined, with nothing changed, when somebody else saved meanwhile */
  private async save(
    tx: Transaction,
    current: EditableRecipe,
    recipe: Omit<RecipeDraft, 'slug'>,
    typed: string | undefined,
    actor: Actor,
  ): Promise<EditableRecipe | undefined> {
    const { id, version } = current;
    const slug =
      typed === undefined
        ? current.slug
        : await this.slugs.choose(tx, 'recipe', { typed, title: recipe.name, id });
    const saved = await this.recipes.update(tx, id, version, { ...recipe, slug });
    if (!saved) return undefined;
    await this.slugs.moved(tx, 'recipe', id, current.slug, slug);
    await this.library.use(tx, id, mediaIdsIn(saved.picture.source));
    const [before, after] = [forLog(current), forLog(saved)];
    await this.log.record(tx, { actor, action: 'Updated', feature: 'Recipe', id, before, after });
    return saved;
  }
}
