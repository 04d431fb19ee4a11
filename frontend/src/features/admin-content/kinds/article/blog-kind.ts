import { adminPaths } from '#shared/config/admin-paths.ts';
import type { BlogView } from '../../content.ts';
import { fromIndiaInput, toIndiaInput } from '#shared/india/date-input.ts';
import type { ContentKind, Values } from '../../editing/kind.ts';
import { coverLabels, coverSlot, emptyCover, readCover } from '../../pictures/cover.ts';
import { comparableHtml } from './article-html.ts';

/** What the server fills in when it is left empty (content-18). */
const filledIn = new Set(['slug', 'excerpt', 'author', 'category', 'readTime']);

function read(view: BlogView): Values {
  const { title, slug, excerpt, content, author, category, readTime, featured, status, picture } = view;
  return {
    title,
    slug,
    excerpt,
    content,
    author,
    category,
    readTime,
    featured: String(featured),
    status,
    publishAt: status === 'scheduled' ? toIndiaInput(view.publishAt) : '',
    ...readCover(picture),
  };
}

/** A time of its own goes along only with "scheduled": readers' date of a published article stays. */
function wire({ publishAt, ...values }: Values): Values {
  return values['status'] === 'scheduled'
    ? { ...values, publishAt: fromIndiaInput(publishAt ?? '') }
    : values;
}

function same(name: string, mine: string, theirs: string): boolean {
  if (name === 'content') return comparableHtml(mine) === comparableHtml(theirs);
  return mine.trim() === theirs.trim() || (mine.trim() === '' && filledIn.has(name));
}

export const blogKind: ContentKind<'blogs'> = {
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
  empty: {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    author: '',
    category: '',
    readTime: '',
    featured: 'false',
    status: 'published',
    publishAt: '',
    ...emptyCover,
  },
  choices: { status: ['draft', 'published', 'scheduled'], featured: ['true', 'false'] },
  read,
  pictures: [coverSlot({ label: 'Blog image', missing: 'Please select a blog image.', ratio: '2 / 1' })],
  rules: async () => (await import('./blog-rules.ts')).blogRules,
  wire,
  same,
};
