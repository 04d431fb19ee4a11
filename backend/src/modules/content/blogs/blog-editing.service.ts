import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentEditor, type EditedKind } from '../editing/content-editor.ts';
import { ContentPictures, coverInput } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { type BlogDraft, BlogEditingRepository, type EditableBlog } from './blog-editing.repository.ts';
import type { BlogFields } from './blog-forms.dto.ts';
import { AUDIT, complete, DEFAULTS, given, stale } from './blog-rules.ts';

/** What editors do to articles. */
@Injectable()
export class BlogEditingService {
  private readonly kind: EditedKind<EditableBlog, BlogDraft>;

  constructor(
    private readonly db: UnitOfWork,
    private readonly blogs: BlogEditingRepository,
    private readonly slugs: SlugsService,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly editor: ContentEditor,
  ) {
    this.kind = { rows: blogs, audit: AUDIT, notFound: () => contentError('BLOG_NOT_FOUND') };
  }

  /** @throws BLOG_IMAGE_REQUIRED, SLUG_TAKEN, VALIDATION_FAILED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: BlogFields & { title: string; intentKey?: string | undefined },
    image: FileOnDisk | undefined,
    actor: Actor,
  ): Promise<EditableBlog> {
    return this.editor.create(this.kind, intentKey, actor, async (save) => {
      if (!image) throw contentError('BLOG_IMAGE_REQUIRED').at('image');
      const texts = complete({ ...DEFAULTS, ...fields }, undefined, this.pictures.ownOrigins);
      const { title } = texts;
      return this.pictures.saveNew(image, coverInput(fields, title), (picture) =>
        save(async (tx) => {
          const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title });
          const contentWidths = await this.pictures.widthsIn(tx, texts.content);
          return { ...texts, contentWidths, slug, picture };
        }),
      );
    });
  }

  /** @throws BLOG_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
  update(
    id: string,
    { version, ...fields }: BlogFields & { version: number },
    image: FileOnDisk | undefined,
    actor: Actor,
  ): Promise<EditableBlog> {
    const { ownOrigins } = this.pictures;
    const refusal = (current: EditableBlog) => stale(fields, current, ownOrigins);
    return this.editor.update(this.kind, { id, version }, actor, refusal, async (current, save) => {
      const texts = complete({ ...current, ...given(fields) }, current, ownOrigins);
      const { title } = texts;
      return this.pictures.saveNewOrKnown(image, current.picture, coverInput(fields, title), (picture) =>
        save(async (tx) => {
          const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title, current });
          const contentWidths = await this.pictures.widthsIn(tx, texts.content);
          return { ...texts, contentWidths, slug, picture };
        }),
      );
    });
  }

  /** @throws BLOG_NOT_FOUND */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const removed = await this.blogs.remove(tx, id);
      if (!removed) throw contentError('BLOG_NOT_FOUND');
      await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
    });
  }
}
