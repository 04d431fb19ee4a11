import type { Sql } from '../../platform/database/sql.ts';
import type { Subject } from './personal-data/subject.ts';

/** @param email in any case */
export async function subjectOf(sql: Sql, email: string): Promise<Subject> {
  const address = email.trim().toLowerCase();
  const [account] = await sql.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [address]);
  return { email: address, userId: account?.id ?? null };
}
