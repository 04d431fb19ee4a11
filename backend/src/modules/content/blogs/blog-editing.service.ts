import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../../platform/media/media.dto.ts';
import { mediaIdsIn, MediaLibrary } from '../../../platform/media/media-library.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { BlogFields } from './blog-forms.dto.ts';
import { BlogEditingRepository, type EditableBlog } from './blog-editing.repository.ts';
import { type Claim, ContentIntents } from '../editing/content-intents.ts';
import { ContentLog } from '../editing/content-log.ts';
import { ContentPictures } from '../editing/content-pictures.ts';
import { contentError } from '../content.errors.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { complete, DEFAULTS, forLog, given, pictureWish, stale, type BlogTexts } from './blog-texts.ts';

/** What editors do to articles. */
@Injectable()
export class BlogEditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blogs: BlogEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly library: MediaLibrary,
    private readonly log: ContentLog,
    private readonly intents: ContentIntents,
  ) {}

  /** @throws BLOG_IMAGE_REQUIRED, SLUG_TAKEN, VALIDATION_FAILED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: BlogFields & { title: string; intentKey?: string | undefined },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableBlog> {
    return this.intents.once(
      intentKey,
      (id) => this.known(id),
      (claim) => this.make(fields, image, actor, claim),
    );
  }

  private async make(
    fields: BlogFields & { title: string },
    image: Buffer | undefined,
    actor: Actor,
    claim: Claim,
  ): Promise<EditableBlog> {
    if (!image) {
      const { message } = contentError('BLOG_IMAGE_REQUIRED');
      throw contentError('BLOG_IMAGE_REQUIRED', { fields: { image: message } });
    }
    const texts = complete({ ...DEFAULTS, ...fields }, undefined);
    const picture = await this.pictures.take(image, pictureWish(fields, texts.title));
    return this.pictures.keepOrDiscard([picture], () =>
      this.unitOfWork.run(async (tx) => {
        const id = uuidv7();
        await claim(tx, id);
        const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title: texts.title });
        await this.slugs.moved(tx, 'blog', id, undefined, slug);
        const saved = await this.blogs.insert(tx, id, { ...texts, slug, picture });
        await this.keepPictures(tx, saved);
        await this.log.record(tx, {
          actor,
          action: 'Created',
          feature: 'Blog',
          id,
          before: null,
          after: forLog(saved),
        });
        return saved;
      }),
    );
  }

  /** @throws BLOG_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
  async update(
    id: string,
    { version, ...fields }: BlogFields & { version: number },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableBlog> {
    const current = await this.known(id);
    if (current.version !== version) throw stale(fields, current);
    const texts = complete({ ...current, ...given(fields) }, current);
    const fresh = image && (await this.pictures.take(image, pictureWish(fields, texts.title)));
    return this.pictures.keepOrDiscard([fresh], async () => {
      const picture = fresh ?? (await this.pictures.amend(current.picture, fields));
      const saved = await this.unitOfWork.run((tx) =>
        this.save(tx, current, { texts, picture, fields }, actor),
      );
      if (!saved) throw stale(fields, (await this.blogs.find(id)) ?? current);
      return saved;
    });
  }

  private async known(id: string): Promise<EditableBlog> {
    const blog = await this.blogs.find(id);
    if (!blog) throw contentError('BLOG_NOT_FOUND');
    return blog;
  }

  /** @throws BLOG_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const removed = await this.blogs.remove(tx, id);
      if (!removed) throw contentError('BLOG_NOT_FOUND');
      await this.slugs.forget(tx, id);
      await this.library.use(tx, id, []);
      const before = forLog(removed);
      await this.log.record(tx, { actor, action: 'Deleted', feature: 'Blog', id, before, after: null });
    });
  }

  /** @returns undefined, with nothing changed, when somebody else saved meanwhile */
  private async save(
    tx: Transaction,
    current: EditableBlog,
    { texts, picture, fields }: { texts: BlogTexts; picture: Picture; fields: BlogFields },
    actor: Actor,
  ): Promise<EditableBlog | undefined> {
    const { id, version } = current;
    const slug =
      fields.slug === undefined
        ? current.slug
        : await this.slugs.choose(tx, 'blog', { typed: fields.slug, title: texts.title, id });
    const saved = await this.blogs.update(tx, id, version, { ...texts, slug, picture });
    if (!saved) return undefined;
    await this.slugs.moved(tx, 'blog', id, current.slug, slug);
    await this.keepPictures(tx, saved);
    const [before, after] = [forLog(current), forLog(saved)];
    await this.log.record(tx, { actor, action: 'Updated', feature: 'Blog', id, before, after });
    return saved;
  }

  private async keepPictures(tx: Transaction, { id, picture, content }: EditableBlog): Promise<void> {
    await this.library.use(tx, id, mediaIdsIn(`${picture.source} ${content}`));
  }
}
