import { contains } from '../../../platform/database/text-search.ts';
import type { ArticleStatus } from './publication.domain.ts';

export interface AdminListFilter {
  /** Part of a title, name or category. */
  search: string;
  status: ArticleStatus | '';
}

/** Conditions of an admin table, for `columns` that are searched. @returns a WHERE clause with its parameters from $1 on */
export function adminListConditions(
  { search, status }: AdminListFilter,
  columns: readonly string[],
  statuses: Readonly<Partial<Record<ArticleStatus, string>>>,
): { where: string; parameters: unknown[] } {
  const clauses: string[] = [];
  const parameters: unknown[] = [];
  if (search) {
    parameters.push(contains(search));
    clauses.push(`(${columns.map((column) => `${column} ILIKE $1`).join(' OR ')})`);
  }
  // A status that this kind of content does not know selects nothing.
  if (status) clauses.push(statuses[status] ?? 'false');
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}

export const DRAFT_STATUSES = { draft: 'draft', published: 'NOT draft' } as const;
