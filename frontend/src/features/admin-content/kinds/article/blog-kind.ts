import { adminPaths } from '#shared/config/admin-paths.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { fromIndiaInput, toIndiaInput } from '#shared/india/date-input.ts';
import type { BlogView, Status } from '../../content.ts';
import type { ContentKind } from '../../editing/kind.ts';
import { coverLabels, coverSlot, emptyCover, readCover } from '../cover.ts';
import { comparableHtml } from './article-html.ts';

const empty = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  status: 'published' as Status,
  /** IST, in the format of the input; empty unless scheduled. */
  publishAt: '',
  author: '',
  category: '',
  readTime: '',
  featured: false,
  ...emptyCover,
};

export type BlogForm = typeof empty;

/** Fields the server fills in if left empty (content-18). */
const filledIn = new Set(['slug', 'excerpt', 'author', 'category', 'readTime']);

function read(view: BlogView): BlogForm {
  const { title, slug, excerpt, content, status, author, category, readTime, featured, picture } = view;
  return {
    title,
    slug,
    excerpt,
    content,
    status,
    publishAt: status === 'scheduled' ? toIndiaInput(view.publishAt) : '',
    author,
    category,
    readTime,
    featured,
    ...readCover(picture),
  };
}

/** Sends `publishAt` only if scheduled: a published article keeps its date. */
function wire({ publishAt, ...form }: BlogForm): object {
  return form.status === 'scheduled' ? { ...form, publishAt: fromIndiaInput(publishAt) } : form;
}

function same(name: string, mine: string, theirs: string): boolean {
  if (name === 'content') return comparableHtml(mine) === comparableHtml(theirs);
  return mine.trim() === theirs.trim() || (mine.trim() === '' && filledIn.has(name));
}

const hasContent = (html: string): boolean =>
  /<(img|hr)\b/i.test(html) || html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';

/** content-16: a draft may have no text. */
const problemsOf = ({ title, status, content, publishAt }: BlogForm): FieldErrors => ({
  ...(!title.trim() && { title: 'Please enter a title' }),
  ...(status !== 'draft' && !hasContent(content) && { content: 'Please write the article first.' }),
  ...(status === 'scheduled' && !publishAt && { publishAt: 'Please choose a publish time.' }),
});

export const blogKind: ContentKind<'blogs', BlogForm> = {
  name: 'blogs',
  listPath: adminPaths.blogs,
  editPath: adminPaths.blog,
  words: {
    all: 'All blogs',
    create: 'New blog',
    edit: 'Edit blog',
    deletePrompt: 'Delete this blog?',
    deleteText: 'Readers with the link will see “Article Not Found”.',
    deleteLabel: 'Delete blog',
    deleted: 'The article is deleted.',
  },
  labels: {
    title: 'Title',
    slug: 'Slug',
    excerpt: 'Excerpt',
    content: 'Content',
    status: 'Status',
    publishAt: 'Publish on',
    author: 'Author',
    category: 'Category',
    readTime: 'Read time',
    featured: 'Featured',
    ...coverLabels,
  },
  empty,
  read,
  pictures: [coverSlot({ label: 'Blog image', missing: 'Please select a blog image.', ratio: '2 / 1' })],
  problemsOf,
  wire,
  same,
};
