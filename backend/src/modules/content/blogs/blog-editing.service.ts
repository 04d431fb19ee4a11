import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentIntents } from '../editing/content-intents.ts';
import { ContentPictures, coverInput } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { BlogEditingRepository, type EditableBlog } from './blog-editing.repository.ts';
import type { BlogFields } from './blog-forms.dto.ts';
import { AUDIT, complete, DEFAULTS, given, stale } from './blog-texts.ts';

/** What editors do to articles. */
@Injectable()
export class BlogEditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blogs: BlogEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly intents: ContentIntents,
  ) {}

  /** @throws BLOG_IMAGE_REQUIRED, SLUG_TAKEN, VALIDATION_FAILED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: BlogFields & { title: string; intentKey?: string | undefined },
    image: Buffer | undefined,
    actor: Actor,
  ): Promise<EditableBlog> {
    return this.intents.once<EditableBlog>(
      intentKey,
      (id) => this.known(id),
      async (insert) => {
        if (!image) throw contentError('BLOG_IMAGE_REQUIRED').at('image');
        const texts = complete({ ...DEFAULTS, ...fields }, undefined, this.pictures.ownOrigins);
        const { title } = texts;
        return this.pictures.saveNew(image, coverInput(fields, title), (picture) =>
          insert(async (tx, id) => {
            const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title });
            const saved = await this.blogs.insert(tx, id, { ...texts, slug, picture });
            await this.audit.record(tx, AUDIT, { before: null, after: saved, actor });
            return saved;
          }),
        );
      },
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
    if (current.version !== version) throw stale(fields, current, this.pictures.ownOrigins);
    const texts = complete({ ...current, ...given(fields) }, current, this.pictures.ownOrigins);
    const { title } = texts;
    return this.pictures.saveNewOrKnown(
      image,
      current.picture,
      coverInput(fields, title),
      async (picture) => {
        const saved = await this.unitOfWork.run(async (tx) => {
          const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title, current });
          const row = await this.blogs.update(tx, id, version, { ...texts, slug, picture });
          if (row) await this.audit.record(tx, AUDIT, { before: current, after: row, actor });
          return row;
        });
        if (!saved) throw stale(fields, await this.known(id), this.pictures.ownOrigins);
        return saved;
      },
    );
  }

  /** @throws BLOG_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const removed = await this.blogs.remove(tx, id);
      if (!removed) throw contentError('BLOG_NOT_FOUND');
      await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
    });
  }

  private async known(id: string): Promise<EditableBlog> {
    const blog = await this.blogs.find(id);
    if (!blog) throw contentError('BLOG_NOT_FOUND');
    return blog;
  }
}
