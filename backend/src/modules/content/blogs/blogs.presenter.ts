import { largestFile } from '../../media/picture.api.ts';
import { statusOf } from '../editing/publication.domain.ts';
import type { EditableBlogItem } from './blog-editing.repository.ts';
import type { BlogListRow } from './blogs.repository.ts';

export function presentSummary<Row extends BlogListRow>(row: Row) {
  return { ...row, image: largestFile(row.picture), date: row.publishedAt };
}

export function presentEditable<Row extends EditableBlogItem>(row: Row) {
  return {
    ...row,
    image: largestFile(row.picture),
    status: statusOf(row, new Date()),
    publishAt: row.publishedAt,
  };
}
