import { mailAddressKey } from '@ironbloom/brand/mail-address';
import type { Sql } from '../../platform/database/sql.ts';
import type { Subject } from './subject.ts';

/** @param email in any spelling */
export async function subjectOf(sql: Sql, email: string): Promise<Subject> {
  const address = mailAddressKey(email) ?? email;
  const [account] = await sql.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [address]);
  return { email: address, userId: account?.id ?? null };
}
