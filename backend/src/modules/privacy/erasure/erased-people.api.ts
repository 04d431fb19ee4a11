import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { EmailHashes } from './email-hash.ts';

/** Who was erased: only whoever has the address in hand already learns it. */
@Injectable()
export class ErasedPeople {
  private readonly hashes: EmailHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.hashes = new EmailHashes(env);
  }

  /** Those of the addresses that were erased, and have not come back with an account or a purchase since. @param emails lower case */
  async among(emails: readonly string[], sql: Sql = this.db): Promise<Set<string>> {
    // Most sites have never erased anybody: nothing is hashed for them.
    const [any] = await sql.rows('SELECT 1 FROM erasures WHERE finished_at IS NOT NULL LIMIT 1');
    if (!any) return new Set();
    const byHash = new Map(
      emails.flatMap((email) => this.hashes.all(email).map(({ hash }) => [hash, email])),
    );
    const rows = await sql.rows<{ hash: string }>(
      'SELECT email_hash AS hash FROM erasures WHERE finished_at IS NOT NULL AND email_hash = ANY($1)',
      [[...byHash.keys()]],
    );
    const erased = rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
    const back = await sql.rows<{ email: string }>(
      `SELECT email FROM people WHERE email = ANY($1) AND standing <> 'unverified'`,
      [erased],
    );
    const returned = new Set(back.map(({ email }) => email));
    return new Set(erased.filter((email) => !returned.has(email)));
  }
}
