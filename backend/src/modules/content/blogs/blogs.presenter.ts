import { largestFile } from '../../media/picture.api.ts';
import { statusOf } from '../editing/publication.domain.ts';
import type { EditableBlog, EditableBlogItem } from './blog-editing.repository.ts';
import type { AdminBlogItem, AdminBlogView } from './blog-forms.dto.ts';
import type { BlogSummary } from './blogs.dto.ts';
import type { BlogListRow } from './blogs.repository.ts';

export function presentSummary(row: BlogListRow): BlogSummary {
  const { id, slug, title, excerpt, author, category, featured, picture, readTime, likes } = row;
  return {
    _id: id,
    slug,
    title,
    excerpt,
    author,
    category,
    featured,
    image: largestFile(picture),
    picture,
    date: row.publishedAt.toISOString(),
    readTime,
    likes,
  };
}

export function presentItem(row: EditableBlogItem): AdminBlogItem {
  const { id, slug, title, author, category, featured, picture, version, likes } = row;
  return {
    _id: id,
    slug,
    title,
    author,
    category,
    featured,
    version,
    likes,
    image: largestFile(picture),
    status: statusOf(row, new Date()),
    publishAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentEditable(row: EditableBlog): AdminBlogView {
  const { excerpt, readTime, content, picture } = row;
  return { ...presentItem(row), excerpt, readTime, content, picture, createdAt: row.createdAt.toISOString() };
}
