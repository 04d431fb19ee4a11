import { business } from '@ironbloom/brand';
import { validationFailed } from '../../../platform/errors/errors.ts';
import { largestFile, type Picture } from '../../media/picture.ts';
import { contentError } from '../content.errors.ts';
import { sanitizeContent, suggestExcerpt, suggestReadTime } from '../editing/content-html.ts';
import { pictureForLog } from '../editing/content-audit.ts';
import { conflictsBetween } from '../editing/content-changes.domain.ts';
import type { Draft } from '../editing/content-editing.ts';
import { decidePublication, type Publication, statusOf } from '../editing/publication.domain.ts';
import type { BlogEntity } from './blog.entity.ts';
import type { BlogFields } from './blogs.dto.ts';

const DEFAULTS = {
  excerpt: '',
  /** The business's name. */
  author: '',
  category: 'General',
  readTime: '',
  content: '',
  featured: false,
};

/**
 * Validates, sanitises and fills in defaults.
 * @param current undefined for a new article. @throws VALIDATION_FAILED
 */
export function blogTexts(
  sent: BlogFields,
  current: BlogEntity | undefined,
  ownOrigins: readonly string[],
): Omit<Draft<BlogEntity>, 'slug' | 'picture' | 'contentWidths'> {
  // A missing field must not overwrite the stored one.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const fields = { ...(current ?? DEFAULTS), ...given } as BlogFields & typeof DEFAULTS & { title: string };
  const now = new Date();
  const status = sent.status ?? (current ? statusOf(current, now) : 'published');
  const publication = decidePublication(status, sent.publishAt, current, now);
  if (typeof publication === 'string') throw validationFailed({ publishAt: publication });
  const content = sanitizeContent(fields.content, ownOrigins);
  if (!content && status !== 'draft') throw validationFailed({ content: 'Please write the article first.' });
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

/** Compares sent and stored values, each as they would be saved. */
export function staleBlog(
  { content, ...fields }: BlogFields,
  current: BlogEntity,
  ownOrigins: readonly string[],
) {
  const { alt, focalX, focalY } = current.picture;
  const status = statusOf(current, new Date());
  const saved = { ...current, alt, focalX, focalY, status, publishAt: current.publishedAt };
  const sent = { ...fields, ...(content !== undefined && { content: sanitizeContent(content, ownOrigins) }) };
  return contentError('STALE_EDIT', { fields: conflictsBetween(sent, saved) });
}

export function blogForLog(blog: BlogEntity) {
  const { slug, title, excerpt, author, category, featured, readTime, content, publishedAt, version } = blog;
  const texts = { slug, title, excerpt, author, category, featured, readTime, content };
  const status = statusOf(blog, new Date());
  return { ...texts, status, publishedAt, picture: pictureForLog(blog.picture), version };
}

/** For the admin area. */
export function presentEditable<Row extends Publication & { picture: Picture }>(row: Row) {
  return {
    ...row,
    image: largestFile(row.picture),
    status: statusOf(row, new Date()),
    publishAt: row.publishedAt,
  };
}
