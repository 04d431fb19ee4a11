import type { Sql } from '../../../platform/database/sql.ts';

/** Whose data it is. */
export interface Subject {
  /** Lower case. */
  email: string;
  /** Null: they have no account. */
  userId: string | null;
}

const WITH_SUBJECT = `WITH subject AS (
  SELECT $1::text AS email, $2::uuid AS id, $3::text AS alias, $4::text AS pattern)`;

/** Runs a statement of a `PersonalTable`. @param alias of an erasure */
export function about<Row>(
  sql: Sql,
  statement: string,
  { email, userId }: Subject,
  alias = '',
): Promise<Row[]> {
  const glue = statement.startsWith(',') ? '' : ' ';
  return sql.rows<Row>(`${WITH_SUBJECT}${glue}${statement}`, [email, userId, alias, patternOf(email)]);
}

/** For `~*`: the address by itself, also at the end of a sentence. */
function patternOf(email: string): string {
  const escaped = email.replace(/[^a-z0-9@]/g, (letter) => `\\${letter}`);
  return `(^|[^a-z0-9._%+-])${escaped}($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`;
}
