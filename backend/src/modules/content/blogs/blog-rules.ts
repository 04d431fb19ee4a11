import { business } from '@ironbloom/brand';
import { validationFailed } from '../../../platform/errors/platform-errors.ts';
import { sanitizeArticle, suggestExcerpt, suggestReadTime } from '../editing/article-html.ts';
import type { BlogFields } from './blog-forms.dto.ts';
import type { BlogDraft, EditableBlog } from './blog-editing.repository.ts';
import { conflictsBetween } from '../editing/content-changes.domain.ts';
import { type AuditedKind, pictureForLog } from '../editing/content-audit.ts';
import { contentError } from '../content.errors.ts';
import { decidePublication, type Publication, statusOf } from '../editing/publication.domain.ts';

export type BlogTexts = Omit<BlogDraft, 'slug' | 'picture' | 'contentWidths'>;

export const DEFAULTS = {
  excerpt: '',
  /** The business's name. */
  author: '',
  category: 'General',
  readTime: '',
  content: '',
  featured: false,
};

/** Checked, cleaned, and with what was left empty filled in. @throws VALIDATION_FAILED */
export function complete(
  fields: BlogFields & typeof DEFAULTS & { title: string },
  current: EditableBlog | undefined,
  ownOrigins: readonly string[],
): BlogTexts {
  const now = new Date();
  const status = fields.status ?? (current ? statusOf(current, now) : 'published');
  const publication = decidePublication(status, fields.publishAt, current, now);
  if (typeof publication === 'string') throw invalid('publishAt', publication);
  const content = sanitizeArticle(fields.content, ownOrigins);
  if (!content && status !== 'draft') throw invalid('content', 'Please write the article first.');
  return {
    ...(publication satisfies Publication),
    title: fields.title,
    author: fields.author || business().name,
    category: fields.category || DEFAULTS.category,
    featured: fields.featured,
    content,
    excerpt: fields.excerpt || suggestExcerpt(content),
    readTime: fields.readTime || suggestReadTime(content),
  };
}

function invalid(field: string, sentence: string) {
  return validationFailed({ [field]: sentence });
}

/** Compares what was sent with what is saved now, each as it would be saved. */
export function stale(
  { content, ...fields }: BlogFields,
  current: EditableBlog,
  ownOrigins: readonly string[],
) {
  const { alt, focalX, focalY } = current.picture;
  const status = statusOf(current, new Date());
  const saved = { ...current, alt, focalX, focalY, status, publishAt: current.publishedAt };
  const sent = { ...fields, ...(content !== undefined && { content: sanitizeArticle(content, ownOrigins) }) };
  return contentError('STALE_EDIT', { fields: conflictsBetween(sent, saved) });
}

/** Without the fields that were not sent: they would overwrite what is there with nothing. */
export function given(fields: BlogFields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as BlogFields & { title: string };
}

function forLog({
  slug,
  title,
  excerpt,
  author,
  category,
  featured,
  readTime,
  content,
  ...blog
}: EditableBlog) {
  const status = statusOf(blog, new Date());
  const { publishedAt, picture, version } = blog;
  const texts = { slug, title, excerpt, author, category, featured, readTime, content };
  return { ...texts, status, publishedAt, picture: pictureForLog(picture), version };
}

export const AUDIT: AuditedKind<EditableBlog> = {
  feature: 'Blog',
  slugs: 'blog',
  pictures: ({ picture, content }) => `${picture.source} ${content}`,
  forLog,
};
