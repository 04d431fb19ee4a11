import type { Sql } from '../../platform/database/sql.ts';
import { shownAddress } from '../../platform/mail/shown-address.ts';
import { mailAddressKey } from '@ironbloom/brand/mail-address';

/** The person whose data is read or erased. */
export interface Subject {
  /** Lower case. */
  email: string;
  /** Null: no account. */
  userId: string | null;
}

const WITH_SUBJECT = `WITH subject AS (
  SELECT $1::text AS email, $2::uuid AS id, $3::text AS alias, $4::text AS pattern)`;

/** Runs a statement of a `PersonalTable`. @param alias of an erasure */
export function rowsAbout<Row>(
  sql: Sql,
  statement: string,
  { email, userId }: Subject,
  alias = '',
): Promise<Row[]> {
  const glue = statement.startsWith(',') ? '' : ' ';
  return sql.rows<Row>(`${WITH_SUBJECT}${glue}${statement}`, [email, userId, alias, patternOf(email)]);
}

/** For `~*`: matches the address as a whole, also before a full stop, and with its domain in Unicode or punycode. */
function patternOf(address: string): string {
  const spellings = new Set([address, shownAddress(address)]);
  const escaped = Array.from(spellings, (email) => email.replace(/[^\p{L}\p{M}\p{N}@]/gu, String.raw`\$&`));
  return `(^|[^a-z0-9._%+-])(${escaped.join('|')})($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`;
}

/** @param email in any spelling */
export async function findSubject(sql: Sql, email: string): Promise<Subject> {
  const address = mailAddressKey(email) ?? email;
  const [account] = await sql.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [address]);
  return { email: address, userId: account?.id ?? null };
}
