import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentEditing, type ContentKind, type Draft, type Files } from '../editing/content-editing.ts';
import { sanitizeContent, suggestExcerpt, suggestReadTime } from '../editing/content-html.ts';
import { coverInput, type UploadedPictures } from '../editing/content-pictures.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { blogForLog, blogTexts, staleBlog } from './blog-rules.ts';
import { BlogEntity } from './blog.entity.ts';
import type { BlogFields } from './blogs.dto.ts';
import { readingText } from './reading-text.ts';

const ITEM = [
  'id',
  'slug',
  'title',
  'author',
  'category',
  'featured',
  'picture',
  'draft',
  'publishedAt',
  'updatedAt',
  'version',
  'likes',
] as const;

const KIND: ContentKind<BlogEntity, (typeof ITEM)[number]> = {
  entity: BlogEntity,
  table: 'blogs',
  notFound: () => contentError('BLOG_NOT_FOUND'),
  list: {
    columns: ITEM,
    searched: ['title', 'author', 'category'],
    statuses: {
      draft: 'draft',
      scheduled: 'NOT draft AND published_at > now()',
      published: 'NOT draft AND published_at <= now()',
    },
    orderBy: 'published_at DESC, id DESC',
  },
  feature: 'Blog',
  slugs: 'blog',
  pictures: ({ picture, content }) => `${picture.source} ${content}`,
  forLog: blogForLog,
};

/** Editing of articles. */
@Injectable()
export class BlogEditing extends ContentEditing<BlogEntity, (typeof ITEM)[number], BlogFields, 'image'> {
  protected readonly kind = KIND;

  constructor(
    db: UnitOfWork,
    library: MediaLibrary,
    audit: ContentAudit,
    private readonly slugs: SlugsService,
  ) {
    super(db, library, audit);
  }

  /** @throws BLOG_IMAGE_REQUIRED, VALIDATION_FAILED, and the refusals of pictures */
  protected async prepare(
    fields: BlogFields,
    { image }: Files<'image'>,
    uploads: UploadedPictures,
    current?: BlogEntity,
  ): Promise<Draft<BlogEntity>> {
    if (!image && !current) throw contentError('BLOG_IMAGE_REQUIRED').at('image');
    const texts = blogTexts(fields, current, this.library.ownOrigins);
    const input = coverInput(fields, texts.title);
    const picture = image ? await uploads.take(image, input) : await uploads.amend(current!.picture, input);
    return { ...texts, picture, slug: '', contentWidths: null };
  }

  /** @throws SLUG_TAKEN */
  protected override async complete(
    tx: Transaction,
    draft: Draft<BlogEntity>,
    fields: BlogFields,
    current?: BlogEntity,
  ): Promise<Draft<BlogEntity>> {
    const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title: draft.title, current });
    return { ...draft, slug, contentWidths: await this.library.widthsIn(tx, draft.content) };
  }

  protected stale(fields: BlogFields, current: BlogEntity) {
    return staleBlog(fields, current, this.library.ownOrigins);
  }

  /** A text as a save would sanitise it, with the derived fields. */
  preview(html: string) {
    const content = sanitizeContent(html, this.library.ownOrigins);
    return {
      reading: readingText(content, null),
      excerpt: suggestExcerpt(content),
      readTime: suggestReadTime(content),
    };
  }
}
