import type { Sql } from '../../../platform/database/sql.ts';
import { personalTables } from '../../../platform/declarations.ts';
import { about, type Subject } from '../subject.ts';

/** Some statements read a table from its beginning to its end, which takes seconds where it has a million rows. */
const STATEMENT_TIMEOUT = '10min';

/**
 * Leaves nothing of a person in any table, but what `kept` says. Idempotent.
 * @param tx one transaction for all of it: whoever is killed over it has done nothing
 * @param id of the erasure; the address it makes is nobody's (RFC 2606), and tells the erased apart in the accounts
 */
export async function erasePerson(tx: Sql, subject: Subject, id: string): Promise<void> {
  await tx.rows(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
  const alias = `erased-${id}@erased.invalid`;
  for (const { erased } of personalTables()) {
    for (const statement of erased) await about(tx, statement, subject, alias);
  }
}
